import {
  completionDate,
  lastIrreplaceable,
  nextCertificateId,
  type Certificate,
} from '../model/certificate.js';
import type { CertificateRequest } from '../ports/certificate-port.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import { isPosition, isScore } from '../model/possible-numbers.js';

/** The learner's certificate for a level and score, unless it may be replaced. */
export function findIssued(
  certificates: readonly Certificate[],
  { level, score }: CertificateRequest,
): Certificate | undefined {
  return lastIrreplaceable(
    certificates.filter((certificate) => certificate.level === level && certificate.score === score),
  );
}

/** Sorts certificates by the times in their ids, oldest first. */
export function byAge(one: Certificate, other: Certificate): number {
  const timeOf = ({ id }: Certificate) => Number(id.split('-')[1]);
  return timeOf(one) - timeOf(other);
}

/** Whether a certificate from elsewhere is among these, or another one for its level and score. */
export function isKept(certificates: readonly Certificate[], certificate: Certificate): boolean {
  return (
    certificates.some(({ id }) => id === certificate.id) ||
    findIssued(certificates, certificate) !== undefined
  );
}

/**
 * A new certificate.
 *
 * @param milliseconds - the time of issue.
 * @param others - all certificates whose ids are taken.
 */
export function newCertificate(
  { userName, level, courseName, score, issuedBy }: CertificateRequest,
  milliseconds: number,
  others: readonly Certificate[],
): Certificate {
  const taken = new Set(others.map((certificate) => certificate.id));
  return {
    id: nextCertificateId(Math.floor(milliseconds), level, (id) => taken.has(id)),
    userName,
    level,
    courseName,
    score,
    completionDate: completionDate(milliseconds),
    issuedBy,
  };
}

/** @throws CourseStorageError `invalid` for a certificate that could not be read back. */
export function checkRequest({ level, score }: CertificateRequest, operation: string): void {
  if (!isPosition(level) || !isScore(score)) throw new CourseStorageError('invalid', operation);
}
