import type { HTMLAttributes, Ref } from 'react';
import { withRef } from './with-ref.js';

/** A heading whose rank the host chooses; headings below it have the next ranks. */
export const Heading = withRef(function Heading({
  rank,
  ...props
}: HTMLAttributes<HTMLHeadingElement> & {
  readonly rank: number;
  readonly ref?: Ref<HTMLHeadingElement>;
}) {
  const Tag = `h${Math.min(rank, 6)}` as 'h1';
  return <Tag {...props} />;
});
