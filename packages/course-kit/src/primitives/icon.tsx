import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A picture beside a text that says the same; hidden from assistive technology. */
export function Icon({
  of: shapes,
  flips = false,
}: {
  readonly of: IconNode;
  /** Points the other way where text runs from right to left. @default false */
  readonly flips?: boolean;
}) {
  return (
    <svg
      className="ck-icon"
      data-flips={flips || undefined}
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
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
