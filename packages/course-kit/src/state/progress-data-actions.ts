import { atom } from 'jotai/vanilla';
import { exportProgress, type ProgressExport } from '../model/progress-export.js';
import { isCourseStorageError } from '../ports/course-storage-error.js';
import type { CertificatePort } from '../ports/certificate-port.js';
import { notifyAtom, readerOf, servicesOf } from './course-actions.js';
import {
  isOfflineAtom,
  readRecordsAtom,
  recordsAtom,
  revisionAtom,
  servicesAtom,
  sessionAtom,
} from './course-atoms.js';
import { useCourseAction, useCourseContext } from './course-store.js';

/** A learner who asks for their data without a connection gets it soon, if without certificates. */
const CERTIFICATE_PATIENCE_MILLISECONDS = 5000;

/** Collects the learner's progress as it is shown. Never rejects. */
export const exportProgressAtom = atom(null, async (get): Promise<ProgressExport> => {
  const { course, storage, clock } = servicesOf(get(servicesAtom));
  const certificates = await readCertificates(storage.certificates);
  return exportProgress(course, get(recordsAtom), certificates, new Date(clock()).toISOString());
});

/** Deletes all progress of the learner, drafts included. Answers whether it was done; never rejects. */
export const clearProgressAtom = atom(null, async (get, set): Promise<boolean> => {
  const { course, storage, sessionIsKnown } = servicesOf(get(servicesAtom));
  // On a page just opened it takes a moment to know whose progress it is.
  if (storage.copy) await sessionIsKnown.promise;
  const { sync } = servicesOf(get(servicesAtom));
  const reader = readerOf(get(sessionAtom));
  try {
    await (sync ? sync.clear() : storage.progress.clear?.());
  } catch (error) {
    const isSignedOut = isCourseStorageError(error) && error.code === 'unauthenticated';
    set(notifyAtom, isSignedOut ? 'sign-in-required' : 'save-failed');
    return false;
  }
  // Whoever signed in meanwhile keeps what is theirs.
  if (readerOf(get(sessionAtom)) !== reader) return true;
  course.levels.forEach(({ level }) => storage.drafts.clear(level));
  // A read that began before does not bring it back.
  set(revisionAtom, (revision) => revision + 1);
  set(isOfflineAtom, false);
  set(readRecordsAtom, { status: 'ready', records: [] });
  set(notifyAtom, 'progress-deleted');
  return true;
});

/** Null when they cannot be read, or not soon enough. */
async function readCertificates(port: CertificatePort) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), CERTIFICATE_PATIENCE_MILLISECONDS);
  });
  const certificates = await Promise.race([port.list().catch(() => null), tooLate]);
  clearTimeout(timer);
  return certificates;
}

/** Collects the learner's progress, unsaved changes included, to be given to them. Never rejects. */
export function useExportProgress(): () => Promise<ProgressExport> {
  return useCourseAction('useExportProgress', exportProgressAtom);
}

/** Deletes the learner's progress; absent where the storage cannot do that. Answers whether it was done. */
export function useClearProgress(): (() => Promise<boolean>) | undefined {
  const clear = useCourseAction('useClearProgress', clearProgressAtom);
  const { storage } = useCourseContext('useClearProgress').store.services;
  return storage.progress.clear ? clear : undefined;
}
