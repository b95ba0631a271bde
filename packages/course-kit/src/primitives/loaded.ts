import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Shows a component that is fetched when there is something to show with it. A fetch that fails shows nothing
 * and is tried again with the next props, where `lazy` would break the page and stay broken.
 */
export function Loaded<Props extends object>({
  load,
  props,
}: {
  /** Must be the same function at every render. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** Null while there is nothing to show. */
  readonly props: Props | null;
}): ReactNode {
  const [loaded, setLoaded] = useState<{ readonly default: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (props === null || loaded) return;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setLoaded(module),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [load, props, loaded]);
  return props && loaded ? createElement(loaded.default, props) : null;
}
