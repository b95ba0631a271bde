export { readBadge } from '../src/credentials/badge/read-badge.js';
export type {
  Achievement,
  CertificateCredential,
  Result,
  ResultDescription,
  UnsignedCredential,
} from '../src/credentials/model/certificate-credential.js';
export type { Evidence } from '../src/credentials/model/flow-evidence.js';
export type { Proof, ProofOptions } from '../src/credentials/model/proof.js';
export { verifyCredential } from '../src/credentials/verify-credential.js';
export type { Refusal, TrustedIssuer, Verification } from '../src/credentials/verify-credential.js';
