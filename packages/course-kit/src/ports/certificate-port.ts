import type { Certificate } from '../model/certificate.js';

/** What a certificate is issued for. */
export interface CertificateRequest {
  /** The name to print, as the learner gave it. */
  readonly userName: string;
  /** The level that was passed, from 1. */
  readonly level: number;
  /** The course's title. */
  readonly courseName: string;
  /** In percent. */
  readonly score: number;
  /** The course's issuer. */
  readonly issuedBy: string;
}

/** Issues and finds certificates. */
export interface CertificatePort {
  /**
   * Whether others can verify certificates of this storage. Self-recorded certificates are labelled as such and have no
   * public address.
   */
  readonly isVerified: boolean;

  /**
   * Whether a certificate names the project of its level where that was checked before it. Who makes one without it is then told.
   *
   * @default false
   */
  readonly namesProjects?: boolean;

  /** The learner's own certificates, oldest first. */
  list(): Promise<readonly Certificate[]>;

  /**
   * Issues a certificate, or resolves to the one issued before for the same level and score: to a revoked one only where
   * it may not be replaced. Must never change an issued one.
   */
  issue(request: CertificateRequest): Promise<Certificate>;

  /**
   * Keeps a certificate as an exported file has it, unless it is kept already, or another one for its level and score.
   * Resolves to whether that changed anything. Absent where others can verify certificates: a file proves nothing.
   */
  restore?(certificate: Certificate): Promise<boolean>;

  /** The certificate with this id, or null when there is none. */
  read(id: string): Promise<Certificate | null>;
}
