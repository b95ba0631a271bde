import type { CourseOutline } from '../model/course.js';
import type { CertificatePort } from './certificate-port.js';
import type { DraftStore } from './draft-store.js';
import type { FlowCheckPort } from './flow-check-port.js';
import type { LedgerStore } from './ledger-store.js';
import type { MarkingPort } from './marking-port.js';
import type { ProgressStore } from './progress-store.js';
import type { SessionPort } from './session-port.js';

/** Undoes a subscription. */
export type Unsubscribe = () => void;

/**
 * Where a learner's work is kept, which the screen says: on their account, in this browser, or in the page until it is
 * closed.
 */
export type StoragePlace = 'account' | 'browser' | 'page';

/**
 * The ports of a storage, which its author implements. `createCourseStorage` makes a `CourseStorage` from them.
 *
 * Ports store and fetch, nothing more: optimistic updates, the queue, retries, drafts, merging at sign-in and other
 * tabs belong to the kit and are the same for every storage. A port or method that is missing is a feature that is
 * missing, and its affordance is not shown.
 *
 * Every promise that rejects does so with a `CourseStorageError`. `describeCourseStorage` from `@course-kit/react/testing`
 * checks an implementation.
 */
export interface StoragePorts {
  /** May change while a page is open, when the browser takes its storage away. */
  readonly place: StoragePlace;
  /** Calls back when `place` has changed. Absent where it never does. */
  readonly subscribeToPlace?: (onChange: () => void) => Unsubscribe;
  /**
   * Called when a page offers to export or delete progress: a storage that loads code for that on demand loads it now,
   * so that both work offline later. Never throws. Absent if nothing is loaded on demand.
   */
  readonly prefetch?: () => void;
  /** Reads and changes what learners have done. */
  readonly progress: ProgressStore;
  /** Issues and finds certificates. */
  readonly certificates: CertificatePort;
  /** Marks quizzes. Absent where the browser does, with the right answers that are part of the course. */
  readonly marking?: MarkingPort;
  /** Keeps which flows of a learner have passed a check. Absent where that stays in the browser. */
  readonly flowChecks?: FlowCheckPort;
  /** Absent where there are no accounts: then the browser's profile is the learner. */
  readonly session?: SessionPort;
}

/** A storage that is ready to use: its ports, and what the kit adds in the browser. */
export interface CourseStorage extends StoragePorts {
  /** Half-answered quizzes and half-done lessons. Always stored in the browser, never on a server. */
  readonly drafts: DraftStore;
  /**
   * Opens the store that keeps changes until the storage has confirmed them. Absent where saving is immediate and
   * cannot be interrupted: then changes are kept in the page's memory.
   */
  readonly openLedgers?: () => LedgerStore;
  /**
   * A storage of the same kind for another course that is shown beside this one, always the same for the same course.
   * Absent where there is none: then the other course's progress is kept in this browser.
   */
  readonly forCourse?: (course: CourseOutline) => CourseStorage;
}
