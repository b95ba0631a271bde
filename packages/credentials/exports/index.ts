export { CertificateCredential } from '../src/certificate-credential.js';
export type { CertificateCredentialProps, CredentialSource } from '../src/certificate-credential.js';
export { CredentialCheck } from '../src/credential-check.js';
export type { CredentialCheckProps } from '../src/credential-check.js';
export type { CredentialMessages } from '../src/credential.messages.js';
