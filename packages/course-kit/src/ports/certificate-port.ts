import type { Certificate } from '../model/certificate.js';

/** What a certificate is issued for. */
export interface CertificateRequest {
  readonly userName: string;
  readonly level: number;
  readonly courseName: string;
  /** In percent. */
  readonly score: number;
  readonly issuedBy: string;
}

/** Issues and finds certificates. */
export interface CertificatePort {
  /**
   * Whether others can trust what is issued here. Self-recorded certificates are labelled as such and have
   * no public address (decisions 22).
   */
  readonly isVerified: boolean;

  /** The learner's own certificates, oldest first. */
  list(): Promise<readonly Certificate[]>;

  /**
   * Issues a certificate, or answers with the one that was issued before for the same level and score.
   * Must never change an issued one.
   */
  issue(request: CertificateRequest): Promise<Certificate>;

  /** The certificate with this id, or null when there is none. */
  read(id: string): Promise<Certificate | null>;
}
