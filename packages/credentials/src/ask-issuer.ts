import type { Revocation } from '@course-kit/react/model';
import type { TrustedIssuer } from './verify-credential.js';

/**
 * The issuer and its keys, as its signer says.
 *
 * @param signer - the signer's address.
 */
export async function askIssuer(signer: string): Promise<TrustedIssuer> {
  const document = (await ask(`${signer}/did.json`)) as {
    readonly id: string;
    readonly verificationMethod: readonly { readonly publicKeyMultibase: string }[];
  };
  return { id: document.id, keys: document.verificationMethod.map((method) => method.publicKeyMultibase) };
}

/** The credential of a certificate as text; null where none is issued for it. */
export async function askCredential(signer: string, id: string): Promise<string | null> {
  const answer = await fetch(`${signer}/credentials/${encodeURIComponent(id)}`);
  // Earlier versions of the signer answer so where there is none; later ones answer with `null`.
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the signer answered with ${answer.status}`);
  const text = await answer.text();
  return text === 'null' ? null : text;
}

/** Whether a certificate was revoked; undefined where that cannot be asked. */
export async function askRevocation(signer: string, id: string): Promise<Revocation | null | undefined> {
  try {
    return (await ask(`${signer}/revocations/${encodeURIComponent(id)}`)) as Revocation | null;
  } catch {
    return undefined;
  }
}

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the signer answered with ${answer.status}`);
  return answer.json();
}
