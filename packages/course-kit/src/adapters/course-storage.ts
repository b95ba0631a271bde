import type { CourseStorage, StoragePorts } from '../ports/course-storage.js';
import { browserLocks, exclusively, type Locks } from './browser-ledger/exclusively.js';
import { createLedgerStore } from './browser-ledger/ledger-store.js';
import { openPage, ownCopy } from './browser-ledger/own-copy.js';
import { withOverflow } from './browser-ledger/overflow-store.js';
import { createLocalDrafts } from './local/local-drafts.js';
import { openBrowser, type BrowserOptions } from './local/open-browser.js';

/** Settings of what is kept in the browser beside a storage. */
export interface CourseStorageOptions extends BrowserOptions {
  /** The time in milliseconds since 1970. @default Date.now */
  readonly clock?: () => number;
  /** Keeps two tabs from sending the same change at once; null for none. @default navigator.locks */
  readonly locks?: Locks | null;
}

/**
 * Makes a storage of its ports. The kit adds what every storage needs and no author should have to write: a copy of the
 * learner's progress in the browser, a queue of changes that survives the page, retries, half-answered quizzes, the
 * merge of signed-out work at sign-in, and other tabs.
 *
 * The copy stands under the keys `level-{n}-task-{k}`, `level-{n}-quiz-completed`, `level-{n}-quiz-score` and
 * `level-{n}-quiz-time-seconds`; each change that waits has a key `course-kit:change:{learner}:{id}` of its own. Where
 * the browser refuses storage, or has no room left, all works in memory until the page is closed.
 *
 * @example
 * ```ts
 * const storage = createCourseStorage({ place: 'account', progress, certificates, session });
 * ```
 */
export function createCourseStorage(ports: StoragePorts, options: CourseStorageOptions = {}): CourseStorage {
  const { prefix = '', clock = Date.now, locks = browserLocks() } = options;
  const { store: browser, notices } = openBrowser(options);
  const store = withOverflow(browser);
  const { progress, certificates, subscribeToPlace, prefetch, marking, flowChecks, session } = ports;
  const page = openPage(store, session);
  return {
    // Absent or undefined, there is no such port.
    ...({ subscribeToPlace, prefetch, marking, flowChecks, session } as Partial<StoragePorts>),
    get place() {
      return ports.place;
    },
    progress,
    certificates,
    drafts: createLocalDrafts(ownCopy(store, page)),
    openLedgers: () =>
      createLedgerStore({
        store,
        notices,
        clock,
        isExclusive: locks !== null,
        page,
        exclusively: (work) => exclusively(`course-kit:${prefix}ledger`, work, locks),
      }),
  };
}
