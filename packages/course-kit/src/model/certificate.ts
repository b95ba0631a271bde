import type { CourseOutline, LevelOutline } from './course.js';

/** A certificate: a snapshot of what was achieved, never changed once issued. It may be revoked. */
export interface Certificate {
  /** `CERT-{milliseconds}-L{level}`. */
  readonly id: string;
  /** The name printed on it, as the learner gave it. */
  readonly userName: string;
  /** The level that was passed, from 1. */
  readonly level: number;
  /** The title of the course at that time. */
  readonly courseName: string;
  /** In percent. */
  readonly score: number;
  /** In words, such as `November 21, 2026`. */
  readonly completionDate: string;
  /** The issuer, such as `Learning Platform`. */
  readonly issuedBy: string;
  /**
   * The title of the level's project, where the learner's browser had reported by then that its check passed. Nobody but that
   * browser has seen what was built.
   *
   * @default it says nothing of a project
   */
  readonly project?: string | undefined;
  /** Since when it no longer counts, and why; it is not on the certificate. @default it counts */
  readonly revocation?: Revocation | undefined;
}

/** Since when a certificate no longer counts, and why. */
export interface Revocation {
  /** In UTC. */
  readonly revokedAt: string;
  /** In words, of one line. */
  readonly reason: string;
  /** Whether its holder may have another for the same score, as after a misspelled name. @default false */
  readonly isReplaceable?: boolean | undefined;
}

/**
 * The last certificate whose holder may not have another in its place, out of some of one learner's, oldest first. One that may be
 * replaced counts as none: it may have been revoked for its name.
 */
export function lastIrreplaceable(certificates: readonly Certificate[]): Certificate | undefined {
  return certificates.findLast(({ revocation }) => !revocation?.isReplaceable);
}

/** Default issuer of a certificate. */
export const DEFAULT_ISSUER = 'Learning Platform';

/** The id of a certificate issued at a time, in milliseconds since 1970. */
export function certificateId(milliseconds: number, level: number): string {
  return `CERT-${milliseconds}-L${level}`;
}

/** The id as the PDF prints it, `CERT-{milliseconds}-{level}`. */
export function printedCertificateId(id: string): string {
  return id.replace(/-L(\d+)$/, '-$1');
}

/** The id as it was issued, from a typed or printed form; null if it is no certificate id. */
export function parseCertificateId(typed: string): string | null {
  const match = /^CERT-(\d{1,16})-L?(\d{1,4})$/i.exec(typed.trim());
  return match ? certificateId(Number(match[1]), Number(match[2])) : null;
}

/** The level that a certificate is for, as the course has it now; undefined for a certificate of another course. */
export function certifiedLevel(
  { title, levels }: CourseOutline,
  { courseName, level }: Pick<Certificate, 'courseName' | 'level'>,
): LevelOutline | undefined {
  return courseName === title ? levels.find((other) => other.level === level) : undefined;
}

/** An unused id: if the id of this millisecond is taken, that of the next free one. */
export function nextCertificateId(
  milliseconds: number,
  level: number,
  taken: (id: string) => boolean,
): string {
  let time = milliseconds;
  while (taken(certificateId(time, level))) time += 1;
  return certificateId(time, level);
}

/** A date as a certificate shows it: long US English, such as `November 21, 2026`. */
export function completionDate(milliseconds: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return format.format(milliseconds);
}
