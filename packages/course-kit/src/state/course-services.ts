import type { createStore } from 'jotai';
import type { CourseOutline } from '../model/course.js';
import type { CourseStorage, Unsubscribe } from '../ports/course-storage.js';
import type { CourseEventListener } from './course-event.js';
import type { LedgerStore } from '../ports/ledger-store.js';
import type { ChangeEntry, LedgerAccess } from './change-entry.js';
import type { CourseState } from './course-state.js';
import type { StoreEngine } from './connect-store.js';
import type { LinkFor } from './link-target.js';
import type { NoticeCode } from '../model/notice.js';

/** The services that a store is created with, which do not change. */
export interface GivenServices {
  readonly course: CourseOutline;
  readonly storage: CourseStorage;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
}

/** The host's functions, which may be replaced at any time. */
export interface CourseHost {
  /** Receives events of what the learner does. */
  readonly onEvent?: CourseEventListener | undefined;
  readonly linkFor: LinkFor;
}

/** The services of actions. */
export interface CourseServices extends GivenServices {
  readonly host: { current: CourseHost };
  readonly jotai: ReturnType<typeof createStore>;
  readonly state: CourseState;
  readonly ledger: LedgerAccess;
  /** Calls back after every change of the ledger. */
  readonly subscribe: (onChange: () => void) => Unsubscribe;
  /** Stores the ledger in the browser, if the storage has a ledger store. */
  readonly ledgerStore: LedgerStore | undefined;
  readonly entry: ChangeEntry;
  /** Loads the code that sends changes to the storage; rejects if it cannot be loaded now. */
  readonly engine: () => Promise<StoreEngine>;
  /** Shows the learner a notification. */
  readonly notify: (code: NoticeCode) => void;
}
