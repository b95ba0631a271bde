import type { CourseOutline } from '../model/course.js';
import type { Ledger, StoredLedger } from '../model/ledger.js';
import type { LedgerEvent } from '../model/ledger-reducer.js';
import type { Unsubscribe } from './course-storage.js';

/** A ledger as the browser kept it. */
export interface OpenedLedger {
  /** What was kept of it; empty where there was nothing. */
  readonly stored: StoredLedger;
  /** How many results from before the sign-in could not be merged, because their score is missing. */
  readonly incomplete: number;
}

/**
 * Keeps ledgers in the browser, one for each learner, shared with other tabs. `createCourseStorage` makes one for any
 * adapter; it is not for adapters to write.
 *
 * Synchronous, and never throws: what the browser has no room for is kept in memory until there is room.
 */
export interface LedgerStore {
  /** False while something is kept in memory only and would be lost with the page. */
  readonly isLasting: boolean;
  /**
   * Makes a learner's ledger the current one, null for a visitor. What was done signed out becomes pending changes of
   * the learner; another learner's ledger is set aside for them, neither shown nor mixed.
   */
  open(owner: string | null, course: CourseOutline): OpenedLedger;
  /** Keeps what an event changed. */
  persist(event: LedgerEvent, before: Ledger, after: Ledger): void;
  /** What other tabs have made of the ledger meanwhile. Puts back what was wiped. */
  synchronise(ledger: Ledger): StoredLedger;
  /** Removes a change of a learner who is not the current one any more. */
  forget(owner: string | null, id: string): void;
  /** False in browsers without locks, where `exclusively` does not hold other tabs off. */
  readonly isExclusive: boolean;
  /** Runs work while no other tab runs its own. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Calls back after other tabs, or other embeds on the page, changed something. */
  subscribe(onChange: () => void): Unsubscribe;
}
