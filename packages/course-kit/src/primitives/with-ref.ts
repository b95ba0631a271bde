import { forwardRef, type ReactElement, type ReactNode } from 'react';

/** A component that hands its `ref` on with its other props. React 18 does not do that for plain functions. */
export function withRef<Props extends object>(
  Component: (props: Props) => ReactNode,
): (props: Props) => ReactElement {
  const WithRef = forwardRef((props, ref) => Component({ ...(props as Props), ref }));
  WithRef.displayName = Component.name;
  return WithRef as unknown as (props: Props) => ReactElement;
}
