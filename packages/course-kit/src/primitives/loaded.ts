import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Shows a component that is fetched when there is something to show with it. A fetch that fails shows nothing
 * and is tried again with the next props, where `lazy` would break the page and stay broken.
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
  /** Fetches it before there is something to show, so that it is there without the network. @default false */
  readonly isFetchedAhead?: boolean;
  /** Shown until it is there. @default nothing */
  readonly fallback?: ReactNode;
}): ReactNode {
  const [loaded, setLoaded] = useState<{ readonly default: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if ((props !== null || isFetchedAhead) && !loaded) load().then(setLoaded, () => {});
  }, [load, props, isFetchedAhead, loaded]);
  if (props === null) return null;
  return loaded ? createElement(loaded.default, props) : fallback;
}
