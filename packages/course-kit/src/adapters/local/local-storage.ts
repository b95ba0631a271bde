import { courseKey } from '../../model/course-key.js';
import type { CourseOutline } from '../../model/course.js';
import type { CourseStorage } from '../../ports/course-storage.js';
import { CourseStorageError } from '../../ports/course-storage-error.js';
import { createLocalDrafts } from './local-drafts.js';
import { createLocalProgress } from './local-progress.js';
import { openBrowser, type BrowserOptions } from './open-browser.js';

/** Settings of the storage in the browser. */
export interface LocalStorageOptions extends BrowserOptions {
  /** The time in milliseconds since 1970, for certificates and deletions. @default Date.now */
  readonly clock?: () => number;
  /**
   * Keeps it apart from other courses on the site: under the course's own name (`courseKey`), where it copies, once,
   * what lies under keys without a prefix. Has no effect beside a `prefix`.
   */
  readonly course?: CourseOutline;
}

/**
 * Keeps everything in this browser: no accounts, the browser's profile is the learner. Where a site has several
 * courses, each needs a storage of its own: give it the `course`, or a `prefix`.
 *
 * Progress stands under the keys `level-{n}-task-{k}`,
 * `level-{n}-quiz-completed`, `level-{n}-quiz-score`, `level-{n}-quiz-time-seconds`. Values there that make
 * no sense are moved to `course-kit:set-aside:{key}` and do not count. Keys of the host are left alone.
 *
 * Other tabs, and other embeds on the page with the same prefix, are notified of changes; so are subscribers of
 * the same storage, of their own changes too.
 *
 * Where the browser refuses storage, and on a server, it works in memory and `place` is `page`; then embeds
 * see each other's changes only when they are given the same storage object. Saving rejects with the code
 * `full` when there is no room, and with `invalid` for values that make no sense.
 */
export function createLocalStorage({ course, ...options }: LocalStorageOptions = {}): CourseStorage {
  const { clock = Date.now, prefix = course ? `${courseKey(course)}:` : '' } = options;
  const { store, notices } = openBrowser({ ...options, prefix });
  const progress = createLocalProgress(store, notices);
  const certificates = async () => (await loadLater()).createLocalCertificates(store, clock);
  return {
    get place() {
      return store.isLasting ? 'browser' : 'page';
    },
    subscribeToPlace: store.subscribe,
    prefetch,
    forCourse(other) {
      const { prefix: _own, ...rest } = options;
      return createLocalStorage({ ...rest, course: other });
    },
    progress: {
      ...progress,
      setTaskCompleted: (change) => {
        prefetch();
        return progress.setTaskCompleted(change);
      },
      saveQuizResult: (change) => {
        prefetch();
        return progress.saveQuizResult(change);
      },
      clear: async (time = clock()) => (await loadLater()).clearProgress(store, notices, time),
    },
    drafts: createLocalDrafts(store),
    certificates: {
      isVerified: false,
      list: async () => (await certificates()).list(),
      read: async (id) => (await certificates()).read(id),
      issue: async (request) => (await certificates()).issue(request),
      restore: async (certificate) => (await certificates()).restore(certificate),
    },
  };
}

/** Also with the first thing that a learner does, so that what follows from it needs no network. */
function prefetch() {
  loadLater().catch(() => {});
}

/** Code that a lesson and a quiz do without. */
function loadLater() {
  return import('./on-demand.js').catch((cause: unknown) => {
    throw new CourseStorageError('unavailable', 'storage.load', cause);
  });
}
