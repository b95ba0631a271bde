import { atom } from 'jotai/vanilla';
import type { Learner } from '../model/learner.js';
import { withRecord, type LevelRecord } from '../model/level-record.js';
import type { ProgressChange, QuizChange, TaskChange } from '../model/progress-change.js';
import {
  isOfflineAtom,
  noticesAtom,
  readRecordsAtom,
  recordsAtom,
  revisionAtom,
  servicesAtom,
  sessionAtom,
  unsavedChangesAtom,
  type Session,
  type StoreServices,
} from './course-atoms.js';
import { toneOf, type NoticeCode } from './notice.js';
import { sendTo, type SaveOutcome } from './send-change.js';

const noticeCountAtom = atom(0);

/** Tells the learner something. */
export const notifyAtom = atom(null, (get, set, code: NoticeCode, serverMessage?: string) => {
  const id = get(noticeCountAtom) + 1;
  set(noticeCountAtom, id);
  set(noticesAtom, (notices) => [...notices, { id, code, tone: toneOf(code), serverMessage }]);
});

/** Takes news back that was shown. */
export const dismissNoticeAtom = atom(null, (_get, set, id: number) => {
  set(noticesAtom, (notices) => notices.filter((notice) => notice.id !== id));
});

/**
 * Finds out who is learning, and then how far they are. When that fails it is whom the browser remembers;
 * without anybody the learner counts as signed out.
 */
export const loadSessionAtom = atom(null, async (get, set) => {
  const { session } = servicesOf(get(servicesAtom)).storage;
  if (!session) {
    set(sessionAtom, { status: 'none' });
    return set(loadAtom);
  }
  const remembered = session.remembered?.() ?? null;
  if (remembered) void set(enterSessionAtom, remembered);
  try {
    await set(enterSessionAtom, await session.current());
  } catch {
    // Whoever cannot be asked about is still who they were (decisions 17).
    if (!remembered) await set(enterSessionAtom, null);
  }
});

/** Shows a learner's own progress and nobody else's: first what the browser knows, then what the account says. */
export const enterSessionAtom = atom(null, async (get, set, learner: Learner | null) => {
  // The storage may tell of a session before what follows it is loaded.
  await servicesOf(get(servicesAtom)).syncIsReady;
  const { sync, sessionIsKnown } = servicesOf(get(servicesAtom));
  const session = get(sessionAtom);
  set(sessionAtom, learner ? { status: 'signed-in', learner } : { status: 'signed-out' });
  if (session.status === 'signed-in' && session.learner.id === learner?.id) return;
  sync?.begin(learner?.id ?? null);
  sessionIsKnown.resolve();
  const records = sync?.known() ?? [];
  set(readRecordsAtom, { status: learner ? 'loading' : 'ready', records });
  if (learner) await set(loadAtom);
});

/** Takes over what another tab wrote into the browser's copy. */
export const followCopyAtom = atom(null, (get, set) => {
  const { sync } = servicesOf(get(servicesAtom));
  if (!sync) return;
  set(unsavedChangesAtom, sync.unsaved());
  set(readRecordsAtom, ({ status }) => ({ status, records: sync.known() }));
});

/** Reads the learner's records anew. A failed read keeps what was known (decisions 17). */
export const loadAtom = atom(null, async (get, set) => {
  const { storage, sync } = servicesOf(get(servicesAtom));
  const read = sync ? () => sync.read() : () => storage.progress.list();
  const reader = readerOf(get(sessionAtom));
  // An answer that comes after a sign-out is nobody else's to see.
  const isStillReader = () => readerOf(get(sessionAtom)) === reader;
  try {
    let revision: number;
    let records: readonly LevelRecord[];
    do {
      revision = get(revisionAtom);
      records = await read();
      // A save that ended meanwhile is newer than what was read.
    } while (revision !== get(revisionAtom));
    if (isStillReader()) set(readRecordsAtom, { status: 'ready', records });
  } catch {
    if (!isStillReader()) return;
    set(readRecordsAtom, ({ records }) => ({ status: 'failed', records: sync?.known() ?? records }));
  }
});

/** Marks a task as completed or unmarks it: shown at once, then saved. Never rejects. */
export const setTaskCompletedAtom = atom(null, async (_get, set, change: TaskChange) => {
  const status = await set(saveChangeAtom, change);
  if (status === 'saved') set(notifyAtom, change.isCompleted ? 'task-completed' : 'task-unmarked');
});

/** Keeps the result of a quiz: shown at once, then saved. Answers what became of it; never rejects. */
export const submitQuizAtom = atom(null, async (_get, set, change: QuizChange) => {
  const status = await set(saveChangeAtom, change);
  if (status === 'saved') set(notifyAtom, change.isPassed ? 'quiz-passed' : 'quiz-failed');
  return status;
});

/** What became of a change: `queued` and `signed-out` ones stay in the browser. */
export type SaveResult = SaveOutcome['status'];

const saveChangeAtom = atom(null, async (get, set, change: ProgressChange): Promise<SaveResult> => {
  const { storage, sessionIsKnown } = servicesOf(get(servicesAtom));
  const before = get(recordsAtom);
  if (storage.copy) {
    // Shown at once; kept when it is known whose it is, which on a page just opened takes a moment.
    set(unsavedChangesAtom, (changes) => [...changes, change]);
    await sessionIsKnown.promise;
  }
  const services = servicesOf(get(servicesAtom));
  const { sync } = services;
  const saving = sync ? sync.save(change) : set(saveDirectlyAtom, change);
  // The copy has it by now, even where nothing waits to be saved because nobody is signed in.
  set(followCopyAtom);
  const outcome = await saving;
  // Loaded when somebody listens: the budget of a quiz alone has no room for it.
  if (services.listener.current)
    void import('./raise-event.js').then((events) => events.raiseChange(services, change, outcome, before));
  if (outcome.status === 'queued') set(goOfflineAtom);
  if (outcome.status === 'signed-out') set(notifyAtom, 'sign-in-required');
  if (outcome.status === 'refused') {
    set(notifyAtom, outcome.error.code === 'unauthenticated' ? 'sign-in-required' : 'save-failed');
    if (sync) await set(loadAtom);
  }
  return outcome.status;
});

/** Saves where there is no copy beside the storage; what cannot be saved is taken back. */
const saveDirectlyAtom = atom(null, async (get, set, change: ProgressChange): Promise<SaveOutcome> => {
  const { progress } = servicesOf(get(servicesAtom)).storage;
  set(unsavedChangesAtom, (changes) => [...changes, change]);
  const outcome = await sendTo(progress, change);
  if (outcome.status === 'saved') set(receiveAtom, outcome.record);
  set(unsavedChangesAtom, (changes) => changes.filter((other) => other !== change));
  return outcome;
});

/** Takes a record as the storage now has it. */
export const receiveAtom = atom(null, (_get, set, record: LevelRecord) => {
  set(revisionAtom, (revision) => revision + 1);
  set(isOfflineAtom, false);
  set(readRecordsAtom, ({ status, records }) => ({ status, records: withRecord(records, record) }));
});

/** Says once, and not at every further try, that something could not be saved. */
const goOfflineAtom = atom(null, (get, set) => {
  if (!get(isOfflineAtom)) set(notifyAtom, 'save-failed');
  set(isOfflineAtom, true);
});

/** Whose progress is shown; null for a visitor, and where there are no accounts. */
export function readerOf(session: Session): string | null {
  return session.status === 'signed-in' ? session.learner.id : null;
}

/** The services. @throws Error before they are set. */
export function servicesOf(services: StoreServices | null): StoreServices {
  if (!services) throw new Error('The course store was used before its services were set');
  return services;
}
