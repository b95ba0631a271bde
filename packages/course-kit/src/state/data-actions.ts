import { exportProgress, type ProgressExport } from '../model/progress-export.js';
import type { CertificatePort } from '../ports/certificate-port.js';
import { isCourseStorageError } from '../ports/course-storage-error.js';
import { ANSWERS_SLOT } from './answers-slot.js';
import type { CourseServices } from './course-services.js';

/** How long an export waits for certificates: offline, learners get their data without them. */
const CERTIFICATE_PATIENCE_MILLISECONDS = 5000;

/**
 * Collects the learner's progress for an export, as it is shown and with changes that could not be saved. Never
 * rejects.
 */
export async function collectProgress({
  course,
  storage,
  clock,
  jotai,
  state,
}: CourseServices): Promise<ProgressExport> {
  const certificates = await readCertificates(storage.certificates);
  const { refused } = jotai.get(state.ledger);
  const exportedAt = new Date(clock()).toISOString();
  return exportProgress(course, jotai.get(state.records), certificates, exportedAt, refused);
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
  course.levels.forEach(({ level, tasks }) => {
    storage.drafts.clear(level);
    storage.drafts.clear(level, ANSWERS_SLOT);
    tasks.forEach((_, index) => storage.drafts.clear(level, index + 1));
  });
  notify('progress-deleted');
  return true;
}

/** Null if they cannot be read in time. */
async function readCertificates(port: CertificatePort) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), CERTIFICATE_PATIENCE_MILLISECONDS);
  });
  const certificates = await Promise.race([port.list().catch(() => null), tooLate]);
  clearTimeout(timer);
  return certificates;
}
