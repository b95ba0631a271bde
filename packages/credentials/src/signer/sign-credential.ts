import { toBase58 } from '../model/base58.js';
import type { CredentialShape } from '../model/credential-shape.js';
import { proofOptions, type Proof } from '../model/proof.js';
import { signedBytes } from '../signed-bytes.js';
import { publicMultikey, type SigningKey } from './signing-key.js';

/**
 * A credential with a proof. Signing the same again gives the same bytes, so that nothing has to be kept.
 *
 * @param issuer - the issuer's id.
 * @param created - when it was issued, in UTC.
 */
export async function signCredential<Credential extends object>(
  credential: Credential,
  shape: CredentialShape,
  { key, issuer, created }: { readonly key: SigningKey; readonly issuer: string; readonly created: string },
): Promise<Credential & { readonly proof: Proof }> {
  const options = proofOptions(issuer, publicMultikey(key), created);
  const bytes = await signedBytes(credential, shape, options);
  const privateKey = await crypto.subtle.importKey('jwk', { ...key }, 'Ed25519', false, ['sign']);
  const signature = await crypto.subtle.sign('Ed25519', privateKey, bytes);
  return { ...credential, proof: { ...options, proofValue: toBase58(new Uint8Array(signature)) } };
}
