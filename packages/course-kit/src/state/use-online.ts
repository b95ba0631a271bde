'use client';

import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

function follow(onChange: () => void): () => void {
  EVENTS.forEach((event) => window.addEventListener(event, onChange));
  return () => EVENTS.forEach((event) => window.removeEventListener(event, onChange));
}

/** Whether the browser has a network, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}
