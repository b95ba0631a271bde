import { parseCertificateId, type Certificate } from './certificate.js';
import { isPosition, isScore } from './possible-numbers.js';

/** Whether a value of unknown origin has the form of a certificate. */
export function isCertificate(value: unknown): value is Certificate {
  if (typeof value !== 'object' || value === null) return false;
  const { id, level, score, ...words } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    parseCertificateId(id) === id &&
    isPosition(level) &&
    isScore(score) &&
    ['userName', 'courseName', 'completionDate', 'issuedBy'].every((name) => typeof words[name] === 'string')
  );
}
