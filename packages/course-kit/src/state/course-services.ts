import type { createStore } from 'jotai/vanilla';
import type { CourseOutline } from '../model/course.js';
import type { CourseStorage, Unsubscribe } from '../ports/course-storage.js';
import type { CourseEventListener } from './course-event.js';
import type { LedgerStore } from '../ports/ledger-store.js';
import type { ChangeEntry, LedgerAccess } from './change-entry.js';
import type { CourseState } from './course-state.js';
import type { StoreEngine } from './connect-store.js';
import type { LinkFor } from './link-target.js';
import type { NoticeCode } from './notice.js';

/** What a store is given. It stays the same for as long as the store lives. */
export interface GivenServices {
  readonly course: CourseOutline;
  readonly storage: CourseStorage;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
}

/** What a store has of its host. Other functions at times, which count from then on. */
export interface CourseHost {
  /** Receives events of what the learner does. */
  readonly onEvent?: CourseEventListener | undefined;
  readonly linkFor: LinkFor;
}

/** What actions work with. */
export interface CourseServices extends GivenServices {
  readonly host: { current: CourseHost };
  readonly jotai: ReturnType<typeof createStore>;
  readonly state: CourseState;
  readonly ledger: LedgerAccess;
  /** Calls back after every change of the ledger. */
  readonly subscribe: (onChange: () => void) => Unsubscribe;
  /** What keeps the ledger in the browser, where the storage has that. */
  readonly ledgerStore: LedgerStore | undefined;
  readonly entry: ChangeEntry;
  /** Loads what carries changes to the storage; rejects where it cannot be fetched now. */
  readonly engine: () => Promise<StoreEngine>;
  /** Shows the learner a notification. */
  readonly notify: (code: NoticeCode) => void;
}
