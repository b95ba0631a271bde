import type { CourseOutline } from '../model/course.js';
import type { Ledger, StoredLedger } from '../model/ledger.js';
import type { LedgerEvent } from '../model/ledger-reducer.js';
import type { Unsubscribe } from './course-storage.js';

/** A ledger as it was stored in the browser. */
export interface OpenedLedger {
  /** The stored part of the ledger; empty if there was none. */
  readonly stored: StoredLedger;
  /** How many results from before the sign-in could not be merged, because their score is missing. */
  readonly incomplete: number;
}

/**
 * Stores ledgers in the browser, one for each learner, shared with other tabs. `createCourseStorage` creates it for
 * every adapter; adapters do not implement it.
 *
 * Synchronous, and never throws: if the browser's storage is full, changes are kept in memory until there is room.
 */
export interface LedgerStore {
  /** False while something is kept in memory only and would be lost with the page. */
  readonly isLasting: boolean;
  /**
   * Whose drafts the page has, null for a visitor's: as long as no ledger is open, those of whom the browser remembers, who may
   * be another than who is learning.
   */
  readonly owner: string | null;
  /** Whether anybody's changes wait until they sign in; not whose, nor which. */
  readonly hasWaiting: boolean;
  /**
   * Makes a learner's ledger the current one, null for a visitor. A visitor's work becomes pending changes of the
   * learner; another learner's ledger is stored for them, neither shown nor merged.
   */
  open(owner: string | null, course: CourseOutline): OpenedLedger;
  /** Stores what an event has changed. */
  persist(event: LedgerEvent, before: Ledger, after: Ledger): void;
  /** Reads what other tabs have changed meanwhile, and restores a storage that was cleared. */
  synchronise(ledger: Ledger): StoredLedger;
  /** Removes a change of a learner who is not the current one any more; without an id, all that is kept for them. */
  forget(owner: string | null, id?: string): void;
  /** False in browsers without locks, where `exclusively` does not exclude other tabs. */
  readonly isExclusive: boolean;
  /** Runs work while no other tab runs its own. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Calls back after other tabs, or other embeds on the page, changed something. */
  subscribe(onChange: () => void): Unsubscribe;
}
