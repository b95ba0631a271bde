import { toMultikey } from '../model/multikey.js';

/** A private key of Ed25519 as JSON (RFC 8037), with its public part. Never publish it. */
export interface SigningKey {
  /** The family of the key. */
  readonly kty: 'OKP';
  /** Its kind. */
  readonly crv: 'Ed25519';
  /** The public part. */
  readonly x: string;
  /** The private part. */
  readonly d: string;
}

/** A new key. */
export async function createSigningKey(): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new TypeError('expected a pair of keys');
  const { x = '', d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { kty: 'OKP', crv: 'Ed25519', x, d };
}

/** The public part of a key as others write it, `z6Mk…`. */
export function publicMultikey({ x }: Pick<SigningKey, 'x'>): string {
  const binary = atob(x.replaceAll('-', '+').replaceAll('_', '/'));
  return toMultikey(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}

/**
 * The keys that were written as text: one, or a list of them with the newest first.
 *
 * @throws Error for what is no such key; its message has nothing of it.
 */
export function readSigningKeys(text: string): readonly [SigningKey, ...SigningKey[]] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  const keys: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  const [first, ...others] = keys.map(signingKey);
  if (!first) throw new Error('expected a key of Ed25519 as JSON, or a list of them');
  return [first, ...others];
}

function signingKey(value: unknown): SigningKey {
  const { kty, crv, x, d } = (value ?? {}) as Record<string, unknown>;
  const isPart = (part: unknown) => typeof part === 'string' && /^[\w-]{43}$/u.test(part);
  if (kty !== 'OKP' || crv !== 'Ed25519' || !isPart(x) || !isPart(d))
    throw new Error('expected a key of Ed25519 as JSON, or a list of them');
  return { kty, crv, x: x as string, d: d as string };
}
