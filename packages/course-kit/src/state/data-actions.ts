import { exportProgress, type ProgressExport } from '../model/progress-export.js';
import { isCourseStorageError } from '../ports/course-storage-error.js';
import type { CourseServices } from './course-services.js';

/** How long an export waits for what the page does not know: offline, learners get their data without it. */
const PATIENCE_MILLISECONDS = 5000;

/**
 * Collects all that is kept of the learner for an export, as it is shown and with changes that could not be saved. Never
 * rejects.
 */
export async function collectProgress({
  course,
  storage,
  clock,
  jotai,
  state,
}: CourseServices): Promise<ProgressExport> {
  const session = jotai.get(state.session);
  const learner = session.status === 'signed-in' ? session.learner : null;
  const [certificates, checkedFlows, attempts] = await Promise.all([
    inTime(storage.certificates.list()),
    storage.flowChecks ? inTime(storage.flowChecks.list()) : [],
    // Nothing is kept of a visitor's.
    learner && storage.marking?.list ? inTime(storage.marking.list()) : [],
  ]);
  const { refused } = jotai.get(state.ledger);
  const exportedAt = new Date(clock()).toISOString();
  const records = jotai.get(state.records);
  return exportProgress(course, records, certificates, exportedAt, refused, checkedFlows, {
    learner,
    attempts,
  });
}

/** Deletes all progress of the learner, drafts included. Resolves to whether it was deleted; never rejects. */
export async function clearProgress({ course, storage, engine, notify }: CourseServices): Promise<boolean> {
  let isOwn: boolean;
  try {
    isOwn = await (await engine()).driver.clear();
  } catch (error) {
    const isSignedOut = isCourseStorageError(error) && error.code === 'unauthenticated';
    notify(isSignedOut ? 'sign-in-required' : 'save-failed');
    return false;
  }
  // Another learner who signed in meanwhile keeps their drafts.
  if (!isOwn) return true;
  clearDrafts({ course, storage });
  notify('progress-deleted');
  return true;
}

/** Forgets half-answered quizzes and half-done lessons. */
export function clearDrafts({ course, storage }: Pick<CourseServices, 'course' | 'storage'>): void {
  course.levels.forEach(({ level, tasks }) => {
    storage.drafts.clear(level);
    storage.drafts.clear(level, 'answers');
    tasks.forEach((_, index) => storage.drafts.clear(level, index + 1));
  });
}

/** Null if it cannot be read in time. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MILLISECONDS);
  });
  const answer = await Promise.race([asked.catch(() => null), tooLate]);
  clearTimeout(timer);
  return answer;
}
