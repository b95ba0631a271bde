export { CertificateCredential } from '../src/credentials/certificate-credential.js';
export type {
  CertificateCredentialProps,
  CredentialSource,
} from '../src/credentials/certificate-credential.js';
export { CredentialCheck } from '../src/credentials/credential-check.js';
export type { CredentialCheckProps } from '../src/credentials/credential-check.js';
export type { CredentialMessages } from '../src/credentials/credential.messages.js';
