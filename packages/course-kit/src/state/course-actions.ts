import { atom } from 'jotai/vanilla';
import { withRecord, type LevelRecord } from '../model/level-record.js';
import type { ProgressChange, QuizChange, TaskChange } from '../model/progress-change.js';
import { isCourseStorageError } from '../ports/course-storage-error.js';
import {
  noticesAtom,
  readRecordsAtom,
  revisionAtom,
  servicesAtom,
  sessionAtom,
  unsavedChangesAtom,
  type CourseServices,
} from './course-atoms.js';
import { toneOf, type NoticeCode } from './notice.js';

const noticeCountAtom = atom(0);

/** Tells the learner something. */
export const notifyAtom = atom(null, (get, set, code: NoticeCode) => {
  const id = get(noticeCountAtom) + 1;
  set(noticeCountAtom, id);
  set(noticesAtom, (notices) => [...notices, { id, code, tone: toneOf(code) }]);
});

/** Takes news back that was shown. */
export const dismissNoticeAtom = atom(null, (_get, set, id: number) => {
  set(noticesAtom, (notices) => notices.filter((notice) => notice.id !== id));
});

/** Finds out who is learning. When that fails the learner counts as signed out. */
export const loadSessionAtom = atom(null, async (get, set) => {
  const { session } = servicesOf(get(servicesAtom)).storage;
  if (!session) return set(sessionAtom, { status: 'none' });
  const learner = await session.current().catch(() => null);
  set(sessionAtom, learner ? { status: 'signed-in', learner } : { status: 'signed-out' });
});

/** Reads the learner's records anew. A failed read keeps what was known and says so. */
export const loadAtom = atom(null, async (get, set) => {
  const { progress } = servicesOf(get(servicesAtom)).storage;
  try {
    let revision: number;
    let records: readonly LevelRecord[];
    do {
      revision = get(revisionAtom);
      records = await progress.list();
      // A save that ended meanwhile is newer than what was read.
    } while (revision !== get(revisionAtom));
    set(readRecordsAtom, { status: 'ready', records });
  } catch {
    set(readRecordsAtom, ({ records }) => ({ status: 'failed', records }));
    set(notifyAtom, 'load-failed');
  }
});

/** Marks a task as completed or unmarks it: shown at once, then saved. Never rejects. */
export const setTaskCompletedAtom = atom(null, async (_get, set, change: TaskChange) => {
  const isSaved = await set(saveChangeAtom, change);
  if (isSaved) set(notifyAtom, change.isCompleted ? 'task-completed' : 'task-unmarked');
});

/** Keeps the result of a quiz: shown at once, then saved. Answers whether it was saved; never rejects. */
export const submitQuizAtom = atom(null, async (_get, set, change: QuizChange) => {
  const isSaved = await set(saveChangeAtom, change);
  if (isSaved) set(notifyAtom, change.isPassed ? 'quiz-passed' : 'quiz-failed');
  return isSaved;
});

const saveChangeAtom = atom(null, async (get, set, change: ProgressChange): Promise<boolean> => {
  const { progress } = servicesOf(get(servicesAtom)).storage;
  set(unsavedChangesAtom, (changes) => [...changes, change]);
  try {
    const record = await (change.kind === 'task'
      ? progress.setTaskCompleted(change)
      : progress.saveQuizResult(change));
    set(revisionAtom, (revision) => revision + 1);
    set(readRecordsAtom, ({ status, records }) => ({ status, records: withRecord(records, record) }));
    return true;
  } catch (error) {
    const isSignedOut = isCourseStorageError(error) && error.code === 'unauthenticated';
    set(notifyAtom, isSignedOut ? 'sign-in-required' : 'save-failed');
    return false;
  } finally {
    set(unsavedChangesAtom, (changes) => changes.filter((other) => other !== change));
  }
});

/** Forgets all progress of the learner. Answers whether it was done; never rejects. */
export const clearProgressAtom = atom(null, async (get, set): Promise<boolean> => {
  const { course, storage } = servicesOf(get(servicesAtom));
  try {
    await storage.progress.clear?.();
    course.levels.forEach(({ level }) => storage.drafts.clear(level));
    set(readRecordsAtom, { status: 'ready', records: [] });
    set(notifyAtom, 'progress-deleted');
    return true;
  } catch {
    set(notifyAtom, 'save-failed');
    return false;
  }
});

function servicesOf(services: CourseServices | null): CourseServices {
  if (!services) throw new Error('The course store was used before its services were set');
  return services;
}
