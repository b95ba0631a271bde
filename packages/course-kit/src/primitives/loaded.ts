import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Shows a component that is loaded on demand. If loading fails it shows nothing and retries with the next props, and
 * when the network is back, where `lazy` would break the page for good.
 */
export function Loaded<Props extends object>({
  load,
  props,
  isFetchedAhead,
  fallback,
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
    const fetchNow = () =>
      void load().then(setLoaded, () => addEventListener('online', fetchNow, { once: true }));
    if ((props !== null || isFetchedAhead) && !loaded) fetchNow();
  }, [load, props, isFetchedAhead, loaded]);
  if (props === null) return null;
  return loaded ? createElement(loaded.default, props) : fallback;
}
