import type { TextsLike } from '../texts/message-types.js';

/** Texts of a certificate as a PDF, and the name of its file. */
export const certificateMessages = {
  title: 'CERTIFICATE OF COMPLETION',
  certify: 'This is to certify that',
  completed: 'has successfully completed',
  course: '{courseName} - Level {level}',
  score: 'Final Score: {score}%',
  date: 'Completed on: {date}',
  issuer: 'Issued by {issuer}',
  id: 'Certificate ID: {id}',
  /** Below the id, where the check of the level's project had passed. Nobody but the browser has seen that. */
  project: "Built and checked in the learner's browser: {project}",
  /** At the foot of one that nobody else can vouch for. */
  selfRecorded: 'Self-recorded, not verified',
  /** What PDF readers show in their title bar. */
  documentTitle: 'Certificate of Completion: {name}',
  /** Without the ending; the name comes in lower case with hyphens for spaces. */
  fileName: 'certificate-level-{level}-{name}',
} as const;

/** The texts of a certificate as a PDF. */
export type CertificateMessages = TextsLike<typeof certificateMessages>;
