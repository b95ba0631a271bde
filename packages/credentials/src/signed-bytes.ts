import type { CredentialShape } from './model/credential-shape.js';
import { proofStatements, type ProofOptions } from './model/proof.js';
import { ShapeError, statementsOf } from './model/statements.js';

/**
 * What the signature of a credential is made of: the hashes of its proof and of all that it says.
 *
 * @param credential - without its proof.
 * @throws ShapeError where it is not of that shape.
 */
export async function signedBytes(
  credential: unknown,
  shape: CredentialShape,
  proof: ProofOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { '@context': contexts, ...rest } = (credential ?? {}) as Record<string, unknown>;
  if (JSON.stringify(contexts) !== JSON.stringify(shape.contexts)) throw new ShapeError('@context');
  const [options, content] = await Promise.all([
    hash(proofStatements(proof)),
    hash(statementsOf(rest, shape)),
  ]);
  const bytes = new Uint8Array(options.length + content.length);
  bytes.set(options);
  bytes.set(content, options.length);
  return bytes;
}

const hash = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
