import type { Unsubscribe } from '../ports/course-storage.js';

/** Subscribers within one page. */
export interface Listeners<Notice extends readonly unknown[]> {
  add(listener: (...notice: Notice) => void): Unsubscribe;
  emit(...notice: Notice): void;
}

/**
 * Makes a list of listeners. They are called after the current run of code, so that one that throws
 * fails by itself and not the caller.
 */
export function createListeners<Notice extends readonly unknown[]>(): Listeners<Notice> {
  const entries = new Set<{ listener: (...notice: Notice) => void }>();
  return {
    add(listener) {
      const entry = { listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    emit(...notice) {
      for (const entry of entries) {
        queueMicrotask(() => {
          if (entries.has(entry)) entry.listener(...notice);
        });
      }
    },
  };
}
