import type { HTMLAttributes, Ref } from 'react';

/** A heading's rank in the page that embeds it. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A heading whose rank the host decides; parts below it take the next ranks. */
export function Heading({
  rank,
  ...props
}: HTMLAttributes<HTMLHeadingElement> & { readonly rank: number; readonly ref?: Ref<HTMLHeadingElement> }) {
  const Tag = `h${Math.min(rank, 6)}` as 'h1';
  return <Tag {...props} />;
}
