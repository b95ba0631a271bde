import { forwardRef, type HTMLAttributes } from 'react';

/** A heading whose rank the host decides; parts below it take the next ranks. In React 18 a ref is no property. */
export const Heading = forwardRef<
  HTMLHeadingElement,
  HTMLAttributes<HTMLHeadingElement> & { readonly rank: number }
>(function Heading({ rank, ...props }, ref) {
  const Tag = `h${Math.min(rank, 6)}` as 'h1';
  return <Tag {...props} ref={ref} />;
});
