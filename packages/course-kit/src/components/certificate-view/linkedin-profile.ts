import type { Certificate } from '../../model/certificate.js';
import { readCompletionDate } from '../../model/completion-date.js';

/** A month as LinkedIn takes it. */
export interface IssueMonth {
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

/** The month that a certificate's `completionDate` is in; null when that is no long US-English date. */
export function issueMonth(completionDate: string): IssueMonth | null {
  // Read as words: as a point in time it would be in another month somewhere.
  const date = readCompletionDate(completionDate);
  return date && { year: date.year, month: date.month };
}

/**
 * The address of LinkedIn's form that adds a certificate to a profile. LinkedIn fills the form from
 * it at its own discretion. `name` is what the certificate is called, `url` its public address. An issue date that
 * cannot be read is left out.
 */
export function linkedInProfileUrl(
  { id, issuedBy, completionDate }: Certificate,
  { name, url }: { readonly name: string; readonly url: string },
): string {
  const issued = issueMonth(completionDate);
  const values = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: issuedBy,
    ...(issued && { issueYear: String(issued.year), issueMonth: String(issued.month) }),
    certUrl: url,
    certId: id,
  });
  return `https://www.linkedin.com/profile/add?${values.toString()}`;
}
