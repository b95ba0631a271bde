import type { Revocation } from '@course-kit/react/model';
import type { CertificateFacts } from '../model/certificate-credential.js';

/** A certificate as the database has it. */
export interface CertificateRecord extends Omit<CertificateFacts, 'holder' | 'statusIndex'> {
  /** Which certificate of the database it is, from 1. */
  readonly statusNumber: number;
  /** The level's own, such as `#10b981`, for pictures. @default gold */
  readonly levelColor?: string | undefined;
}

/** What a signer asks the database. It asks as any visitor may. */
export interface CertificateRecords {
  /** The certificate with this id; null where there is none, or where it says what only a browser knows. */
  readonly read: (id: string) => Promise<CertificateRecord | null>;
  /** Whether the certificate with this id was revoked; null where it was not. */
  readonly revocation: (id: string) => Promise<Revocation | null>;
  /** Those that were revoked among the certificates of these numbers, both included. */
  readonly revoked: (first: number, last: number) => Promise<readonly number[]>;
}
