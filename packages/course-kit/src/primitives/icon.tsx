'use client';

import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** What an icon shows, and how large. */
export interface IconProps {
  /** The shapes, as the package `lucide` exports them: `import { Lock } from 'lucide'`. */
  readonly of: IconNode;
  /** Width and height as a CSS length. @default '1em' */
  readonly size?: string | undefined;
  /** Points the other way where text runs from right to left, as an arrow does. @default false */
  readonly flips?: boolean | undefined;
}

/** An icon beside a text that says the same, in that text's color; hidden from assistive technology. */
export function Icon({ of: shapes, size = '1em', flips = false }: IconProps) {
  return (
    <svg
      className="ck-icon"
      data-flips={flips || undefined}
      aria-hidden="true"
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
