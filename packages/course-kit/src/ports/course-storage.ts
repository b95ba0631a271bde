import type { BrowserCopy } from './browser-copy.js';
import type { CertificatePort } from './certificate-port.js';
import type { DraftStore } from './draft-store.js';
import type { ProgressStore } from './progress-store.js';
import type { SessionPort } from './session-port.js';

/** Undoes a subscription. */
export type Unsubscribe = () => void;

/**
 * Where a learner's work is kept, which decides what the interface says of it:
 * on their account, in this browser, or only until the page is closed.
 */
export type StoragePlace = 'account' | 'browser' | 'page';

/**
 * All that the kit asks of the outside. Bundles ports by purpose; a port or method that is missing is a
 * feature that is missing, and its affordance is not shown.
 *
 * Ports store and fetch, nothing more. Rules, optimistic updates, retries and merging belong to the kit.
 * Every promise that rejects does so with a `CourseStorageError`. `describeCourseStorage` from
 * `course-kit/testing` checks an implementation.
 */
export interface CourseStorage {
  /** May change while a page is open, when the browser takes its storage away. */
  readonly place: StoragePlace;
  readonly progress: ProgressStore;
  /** Half-answered quizzes. Always kept near the learner, never on a server. */
  readonly drafts: DraftStore;
  readonly certificates: CertificatePort;
  /** Absent where there are no accounts: then the browser's profile is the learner. */
  readonly session?: SessionPort;
  /** Absent where nothing is kept beside the store itself: then a change that cannot be saved is taken back. */
  readonly copy?: BrowserCopy;
}
