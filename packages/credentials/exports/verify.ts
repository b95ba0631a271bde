export { readBadge } from '../src/badge/read-badge.js';
export type {
  Achievement,
  CertificateCredential,
  Result,
  ResultDescription,
  UnsignedCredential,
} from '../src/model/certificate-credential.js';
export type { Evidence } from '../src/model/flow-evidence.js';
export type { Proof, ProofOptions } from '../src/model/proof.js';
export { verifyCredential } from '../src/verify-credential.js';
export type { Refusal, TrustedIssuer, Verification } from '../src/verify-credential.js';
