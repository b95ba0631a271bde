import './keep-level.css';
import { useEffect, useState, type ComponentType } from 'react';

/** Where a level can be kept for a time without a network. What does so is fetched once the page has been idle. */
export function KeepPlace({ level }: { readonly level: number }) {
  const [Keep, setKeep] = useState<ComponentType<{ readonly level: number }>>();
  useEffect(() => {
    const later = setTimeout(() => {
      import('./keep-level.js').then(
        (module) => setKeep(() => module.default),
        () => {},
      );
    }, 1000);
    return () => clearTimeout(later);
  }, []);
  return <div className="keep-level">{Keep && <Keep key={level} level={level} />}</div>;
}
