import { formatMessage } from '../texts/message.js';
import { type Certificate, printedCertificateId } from '../model/certificate.js';
import { localCompletionDate } from '../model/completion-date.js';
import { type CertificateMessages, certificateMessages } from './certificate.messages.js';

/** What a line of the printed certificate is. */
export type CertificateLineRole =
  | 'title'
  | 'certify'
  | 'name'
  | 'completed'
  | 'course'
  | 'score'
  | 'date'
  | 'issuer'
  | 'id';

/** One line of the printed certificate. */
export interface CertificateLine {
  /** Which of the nine lines it is; each has its place and size. */
  readonly role: CertificateLineRole;
  /** Filled and in the language asked for. */
  readonly text: string;
}

/** In which words a certificate is written. */
export interface CertificateWording {
  /** Those that are left out stay English. */
  readonly messages?: Partial<CertificateMessages>;
  /** For numbers and the date, as a BCP 47 tag. @default 'en-US' */
  readonly locale?: string;
}

/** The nine lines of the PDF, in order. */
export function certificateLines(
  certificate: Certificate,
  { messages, locale = 'en-US' }: CertificateWording = {},
): CertificateLine[] {
  const { userName, courseName, level, score, completionDate, issuedBy } = certificate;
  const texts = { ...certificateMessages, ...messages };
  const line = (role: Exclude<CertificateLineRole, 'name'>, values = {}): CertificateLine => ({
    role,
    text: formatMessage(texts[role], values, locale),
  });
  return [
    line('title'),
    line('certify'),
    { role: 'name', text: userName },
    line('completed'),
    line('course', { courseName, level }),
    line('score', { score }),
    line('date', { date: localCompletionDate(completionDate, locale) }),
    line('issuer', { issuer: issuedBy }),
    line('id', { id: printedCertificateId(certificate.id) }),
  ];
}

/**
 * `certificate-level-{level}-{name}.pdf`, the name in lower case with hyphens for spaces.
 * Characters that not every file system takes are left out.
 */
export function certificateFileName(
  { level, userName }: Pick<Certificate, 'level' | 'userName'>,
  { messages, locale }: CertificateWording = {},
): string {
  const name = hyphenated(userName).toLowerCase();
  const fileName = messages?.fileName ?? certificateMessages.fileName;
  // As text, for a number that a locale writes in digits of its own.
  const file = formatMessage(fileName, { level: `${level}`, name }, locale);
  return `${hyphenated(file).replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '')}.pdf`;
}

function hyphenated(text: string): string {
  return text.trim().replace(/\s+/gu, '-');
}
