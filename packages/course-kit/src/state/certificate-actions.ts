import { certificateId, completionDate, lastIrreplaceable, type Certificate } from '../model/certificate.js';
import { displayName } from '../model/learner.js';
import { recordOf } from '../model/level-record.js';
import { isLevelPassed } from '../model/level-state.js';
import { confirmedName, printedName } from '../model/printed-name.js';
import type { CertificateRequest } from '../ports/certificate-port.js';
import { CourseStorageError, isCourseStorageError } from '../ports/course-storage-error.js';
import type { CourseServices } from './course-services.js';
import { missingProject } from './checked-project.js';

/**
 * The name to print: the one on an earlier certificate, or a suggestion that the learner confirms first, also after a
 * certificate that may be replaced, as it may have been revoked for its name.
 */
export interface CertificateName {
  readonly name: string;
  /** Learners are asked first; also where a certificate that is not made yet could name a project. */
  readonly isAsked: boolean;
}

/**
 * Finds the name for a level's certificate.
 *
 * @throws CourseStorageError `unauthenticated` where there are accounts and nobody is signed in any more; other errors
 * when it cannot be found out who is.
 */
export async function findCertificateName(services: CourseServices, level: number): Promise<CertificateName> {
  const { course, storage } = services;
  const { certificates, session } = storage;
  const learner = await session?.current();
  if (session && !learner) throw new CourseStorageError('unauthenticated', 'certificates.name');
  const earlier = await certificates.list().catch((error: unknown) => {
    if (isCourseStorageError(error) && error.code === 'unauthenticated') throw error;
    // Without the list, the learner is asked for the name again.
    return [];
  });
  const confirmed = confirmedName(earlier);
  if (confirmed !== '') {
    const { quizScore } = recordOf(services.jotai.get(services.state.records), level);
    const isMade = lastIrreplaceable(earlier.filter((one) => one.level === level && one.score === quizScore));
    const outline = course.levels.find((one) => one.level === level);
    return { name: confirmed, isAsked: !isMade && !!outline && !!missingProject(outline, storage) };
  }
  const suggestion = earlier.at(-1)?.userName ?? (learner ? displayName(learner) : '');
  return { name: suggestion, isAsked: true };
}

/**
 * Issues the certificate of a passed level, or resolves to the one issued before. It takes along the flows that were
 * checked by then, so those that wait go first; none is worth the certificate. Rejects with the storage's error.
 */
export async function issueCertificate(
  services: CourseServices,
  level: number,
  userName: string,
): Promise<Certificate> {
  const request = requestFor(services, level, userName);
  if (services.storage.flowChecks)
    await import('./passed-flows.js')
      .then(({ savePassedFlows }) => savePassedFlows(services, level))
      .catch(() => {});
  return services.storage.certificates.issue(request);
}

/** Makes a certificate that is not recorded, with the current time. @throws Error before the level is passed. */
export function draftCertificate(services: CourseServices, level: number, userName: string): Certificate {
  const now = services.clock();
  return {
    ...requestFor(services, level, userName),
    id: certificateId(now, level),
    completionDate: completionDate(now),
  };
}

function requestFor(
  { course, jotai, state }: CourseServices,
  level: number,
  userName: string,
): CertificateRequest {
  const record = recordOf(jotai.get(state.records), level);
  if (!isLevelPassed(record, course.passMark)) {
    throw new Error(`A certificate for level ${level} was asked for before the level was passed`);
  }
  const score = record.quizScore ?? 0;
  return { userName: printedName(userName), level, courseName: course.title, score, issuedBy: course.issuer };
}
