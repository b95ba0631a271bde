import { createChangeNotices, type ChangeNotices } from './change-notices.js';
import { openStore, type KeyValueStore } from './key-value-store.js';
import { isShown } from './storage-keys.js';

/** Where things are kept in the browser. */
export interface BrowserOptions {
  /**
   * Stands in front of every key, to keep courses on one site apart: `flows:` makes
   * `flows:level-1-task-1`. Embeds with the same prefix share their progress. @default ''
   */
  readonly prefix?: string;
  /** Where to keep things. @default window.localStorage */
  readonly storage?: Storage;
  /** Where storage events of other tabs arrive; for tests and unusual hosts. @default window */
  readonly events?: EventTarget;
}

/** Opens the browser's storage and what notifies of changes to it. */
export function openBrowser({ prefix = '', storage, events: given }: BrowserOptions): {
  readonly store: KeyValueStore;
  readonly notices: ChangeNotices;
} {
  const store = openStore(prefix, storage);
  const events = given ?? (typeof window === 'undefined' ? undefined : window);
  const notices = createChangeNotices(`course-kit:${prefix}`, events, (event) =>
    store.isAbout(event, isShown),
  );
  return { store, notices };
}
