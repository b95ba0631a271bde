import { fromBase58 } from './model/base58.js';
import type { CertificateCredential } from './model/certificate-credential.js';
import { certificateShape, type CredentialShape } from './model/credential-shape.js';
import { fromMultikey } from './model/multikey.js';
import { isTime, readProof } from './model/proof.js';
import { ShapeError } from './model/statements.js';
import { signedBytes } from './signed-bytes.js';
import { verifySignature } from './verify-signature.js';

/** Who is trusted to issue credentials. */
export interface TrustedIssuer {
  /** Its id, `did:web:…` or `did:key:…`. */
  readonly id: string;
  /** Its public keys, `z6Mk…`, those it has used before included. */
  readonly keys: readonly string[];
}

/** Why a credential is not believed. */
export type Refusal =
  /** It is no credential of this kind, or says things that no signature covers. */
  | 'not-understood'
  /** Somebody else has issued it, or says to be the issuer with another key. */
  | 'unknown-issuer'
  /** It is not what was signed: it was changed, or the signature was. */
  | 'changed';

/** What became of a check. */
export type Verification =
  | { readonly isVerified: true; readonly credential: CertificateCredential }
  | { readonly isVerified: false; readonly refusal: Refusal };

const refused = (refusal: Refusal): Verification => ({ isVerified: false, refusal });

/**
 * Checks the credential of a certificate, without asking anybody: that the issuer has signed all that it says, and that it says
 * nothing else. Whether it was revoked is for the issuer to say. Rejects where it cannot be checked: a page that is not
 * secure has no cryptography, and browsers without Ed25519 fetch it.
 *
 * @param credential - the credential as text, or as what was read from it.
 * @param issuer - whose credentials are believed.
 */
export async function verifyCredential(credential: unknown, issuer: TrustedIssuer): Promise<Verification> {
  const given = typeof credential === 'string' ? parse(credential) : credential;
  const verification = await verifySigned(given, certificateShape, issuer);
  if (verification !== null) return refused(verification);
  return { isVerified: true, credential: given as CertificateCredential };
}

/** What is wrong with a credential of any shape; null when its issuer has signed it as it is. */
export async function verifySigned(
  credential: unknown,
  shape: CredentialShape,
  issuer: TrustedIssuer,
): Promise<Refusal | null> {
  try {
    const { proof: given, ...content } = (credential ?? {}) as Record<string, unknown>;
    const proof = readProof(given);
    const bytes = await signedBytes(content, shape, proof);
    if (!isTime(String(content['validFrom']))) throw new ShapeError('validFrom');
    const named = content['issuer'];
    const issuerId = typeof named === 'string' ? named : (named as { readonly id: string }).id;
    const multikey = issuer.keys.find((key) => proof.verificationMethod === `${issuer.id}#${key}`);
    const publicKey = multikey === undefined ? null : fromMultikey(multikey);
    if (publicKey === null || issuerId !== issuer.id) return 'unknown-issuer';
    const signature = fromBase58(proof.proofValue);
    if (signature?.length !== 64) return 'changed';
    return (await verifySignature(signature, bytes, publicKey)) ? null : 'changed';
  } catch (error) {
    // A RangeError: lists in lists without end. Anything else says nothing of the credential.
    if (error instanceof ShapeError || error instanceof RangeError) return 'not-understood';
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
