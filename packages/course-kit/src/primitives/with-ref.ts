import { forwardRef, type ReactElement, type ReactNode } from 'react';

/** A component that gets its `ref` as a prop, also in React 18, which does not pass it to plain functions. */
export function withRef<Props extends object>(
  Component: (props: Props) => ReactNode,
): (props: Props) => ReactElement {
  const WithRef = forwardRef((props, ref) => Component({ ...(props as Props), ref }));
  WithRef.displayName = Component.name;
  return WithRef as unknown as (props: Props) => ReactElement;
}
