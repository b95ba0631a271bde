import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A picture beside a text that says the same; hidden from assistive technology. */
export function Icon({
  of: shapes,
  size = '1em',
  followsText = false,
}: {
  readonly of: IconNode;
  readonly size?: string;
  /** It points along the line, such as an arrow, and the other way where lines run from right to left. */
  readonly followsText?: boolean;
}) {
  return (
    <svg
      aria-hidden="true"
      className={followsText ? 'icon-along' : undefined}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
