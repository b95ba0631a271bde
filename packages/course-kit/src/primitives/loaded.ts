import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Shows a component that is loaded on demand. If loading fails it shows nothing and retries with the next props, where
 * `lazy` would break the page for good.
 */
export function Loaded<Props extends object>({
  load,
  props,
  isFetchedAhead = false,
  fallback = null,
}: {
  /** Must be the same function at every render. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** Null while there is nothing to show. */
  readonly props: Props | null;
  /** Loads the component ahead of time, so that it can be shown offline. @default false */
  readonly isFetchedAhead?: boolean;
  /** Shown until the component is loaded. @default nothing */
  readonly fallback?: ReactNode;
}): ReactNode {
  const [loaded, setLoaded] = useState<{ readonly default: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if ((props !== null || isFetchedAhead) && !loaded) load().then(setLoaded, () => {});
  }, [load, props, isFetchedAhead, loaded]);
  if (props === null) return null;
  return loaded ? createElement(loaded.default, props) : fallback;
}
