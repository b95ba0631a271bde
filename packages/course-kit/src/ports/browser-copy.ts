import type { LevelRecord } from '../model/level-record.js';
import type { ProgressChange } from '../model/progress-change.js';
import type { Unsubscribe } from './course-storage.js';

/** A change that an account has not confirmed yet. */
export interface QueuedChange {
  /** Tells it from others like it. */
  readonly id: string;
  readonly change: ProgressChange;
}

/**
 * What the browser keeps of a learner's progress beside their account: enough to go on when the account
 * cannot be reached, and to lose nothing. Belongs to one learner at a time (decisions 16).
 *
 * Synchronous, and never throws: what cannot be kept is known until the page is closed.
 */
export interface BrowserCopy {
  /** Whose copy this is; null for what was done signed out. */
  owner(): string | null;
  /**
   * Puts a learner's copy in the place of the one there is, which is set aside for its own learner:
   * neither shown to anybody else nor mixed with theirs.
   */
  switchTo(owner: string | null): void;
  /** Takes what was done signed out, so that it can become a learner's own; it is gone after that. */
  takeSignedOutWork(): readonly LevelRecord[];

  records(): readonly LevelRecord[];
  /** Puts what an account answered with in the place of the records. */
  setRecords(records: readonly LevelRecord[]): void;

  /** Changes still to be saved, oldest first. */
  unsaved(): readonly QueuedChange[];
  setUnsaved(changes: readonly QueuedChange[]): void;

  /** Tells of changes made by other tabs, and by this one. */
  subscribe(onChange: () => void): Unsubscribe;
}
