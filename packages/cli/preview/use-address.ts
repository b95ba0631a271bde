import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readAddress, type Address } from './address';

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** What the page's address names now. A new one begins at the top, also for the keyboard and screen readers. */
export function useAddress() {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const top = useRef<HTMLElement>(null);
  const shown = useRef(hash);
  useEffect(() => {
    if (shown.current === hash) return;
    shown.current = hash;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [hash]);
  const address: Address = readAddress(hash);
  return { address, top };
}
