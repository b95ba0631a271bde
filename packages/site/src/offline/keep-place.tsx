import './keep-level.css';
import { useEffect, useState, type ComponentType } from 'react';
import type { KeepLevelProps } from './keep-level.js';

/** Where a level can be kept for a time without a network. What does so is fetched once the page has been idle, and at once where something is kept. */
export function KeepPlace(props: KeepLevelProps) {
  const [Keep, setKeep] = useState<ComponentType<KeepLevelProps>>();
  useEffect(() => {
    const later = setTimeout(
      () => {
        import('./keep-level.js').then(
          (module) => setKeep(() => module.default),
          () => {},
        );
      },
      navigator.serviceWorker?.controller ? 0 : 1000,
    );
    return () => clearTimeout(later);
  }, []);
  return <div className="keep-level">{Keep && <Keep key={props.level} {...props} />}</div>;
}
