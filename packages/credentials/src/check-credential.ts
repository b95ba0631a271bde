import type { Certificate, Revocation } from '@course-kit/react/model';
import { askCredential, askIssuer, askRevocation } from './ask-issuer.js';
import type { CertificateCredential } from './model/certificate-credential.js';
import { readCredentialName } from './model/credential-name.js';
import { resultOf } from './model/credential-results.js';
import { verifyCredential, type Refusal, type TrustedIssuer } from './verify-credential.js';

/** What became of the check of a signed certificate. */
export type CheckedCredential =
  | {
      readonly status: 'verified';
      readonly credential: CertificateCredential;
      /** Null where it was not revoked, undefined where that could not be asked. */
      readonly revocation: Revocation | null | undefined;
    }
  /** `differs`: it is genuine, and not what the page shows. */
  | { readonly status: 'refused'; readonly refusal: Refusal | 'differs' };

/** The certificate's id in a credential that was verified. */
export const certificateIdOf = ({ id }: CertificateCredential): string => id.slice(id.lastIndexOf('/') + 1);

/** Checks a credential, whoever gave it: its signature first, then with the signer whether it was revoked. */
export async function checkCredential(
  text: string,
  issuer: TrustedIssuer,
  signer: string,
): Promise<CheckedCredential> {
  const verification = await verifyCredential(text, issuer);
  if (!verification.isVerified) return { status: 'refused', refusal: verification.refusal };
  const { credential } = verification;
  const revocation = await askRevocation(signer, certificateIdOf(credential));
  return { status: 'verified', credential, revocation };
}

/** Checks the credential of a certificate that is shown; null where none is issued for it. */
export async function checkCertificate(
  certificate: Certificate,
  signer: string,
  issuer?: TrustedIssuer,
): Promise<CheckedCredential | null> {
  const text = await askCredential(signer, certificate.id);
  if (text === null) return null;
  const checked = await checkCredential(text, issuer ?? (await askIssuer(signer)), signer);
  if (checked.status === 'refused') return checked;
  const { credentialSubject: subject, name } = checked.credential;
  const named = readCredentialName(name);
  const isShown =
    certificateIdOf(checked.credential) === certificate.id &&
    subject.name === certificate.userName &&
    named?.courseName === certificate.courseName &&
    named.level === certificate.level &&
    resultOf(checked.credential, 'score') === certificate.score;
  return isShown ? checked : { status: 'refused', refusal: 'differs' };
}
