import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleFacts, exampleOrigin } from './certificate-credential.fixtures.js';
import { fromBase58, toBase58 } from './model/base58.js';
import { certificateCredential, type CertificateCredential } from './model/certificate-credential.js';
import { resultOf } from './model/credential-results.js';
import { certificateShape } from './model/credential-shape.js';
import { issuerId } from './issuer-id.js';
import { signCredential } from './signer/sign-credential.js';
import { createSigningKey, publicMultikey, type SigningKey } from './signer/signing-key.js';
import { tamperings } from './tampered-credentials.fixtures.js';
import { verifyCredential } from './verify-credential.js';

const { issuer: id } = exampleOrigin;
const key = await createSigningKey();
const issuer = { id, keys: [publicMultikey(key)] };
const sign = (by: SigningKey): Promise<CertificateCredential> =>
  signCredential(certificateCredential(exampleFacts, exampleOrigin), certificateShape, {
    key: by,
    issuer: id,
    created: exampleFacts.issuedAt,
  });
const signed = await sign(key);

type Path = readonly (string | number)[];

/** Where something stands in a value, whatever it is. */
const pathsOf = (value: unknown): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[key], ...pathsOf(part).map((rest) => [key, ...rest])])
    : [];

function withValue(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const parts = value as Readonly<Record<string | number, unknown>>;
  if (Array.isArray(value)) return value.with(Number(key), withValue(parts[key], rest, other));
  return { ...parts, [key]: withValue(parts[key], rest, other) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a credential', () => {
  it('is verified as it was issued, as text too', async () => {
    expect(await verifyCredential(signed, issuer)).toEqual({ isVerified: true, credential: signed });
    expect(await verifyCredential(JSON.stringify(signed, null, 2), issuer)).toMatchObject({
      isVerified: true,
    });
  });

  it('says the same whichever result comes first, as a signature covers no order', async () => {
    const { credentialSubject: subject } = signed;
    const turned = { ...signed, credentialSubject: { ...subject, result: subject.result.toReversed() } };
    const verification = await verifyCredential(turned, issuer);
    if (!verification.isVerified) throw new Error(verification.refusal);
    expect(resultOf(verification.credential, 'score')).toBe(80);
    expect(resultOf(verification.credential, 'attempt')).toBe(2);
  });

  it('is the same to the byte each time it is signed', async () => {
    expect(await sign(key)).toEqual(signed);
  });

  it.each(Object.entries(tamperings))('is refused with %s', async (_, [refusal, change]) => {
    expect(await verifyCredential(change(signed), issuer)).toEqual({ isVerified: false, refusal });
  });

  it.each(['', 'not JSON', '[]', 'null', '{}', '{"proof":null}', '{"proof":{},"@context":[]}', '5'])(
    'is not found in %j',
    async (text) => {
      expect(await verifyCredential(text, issuer)).toEqual({ isVerified: false, refusal: 'not-understood' });
    },
  );

  it('is refused, in place of an error, whatever stands in the place of a value', async () => {
    const others = [null, undefined, true, 5, '', 'text', [], [null], {}, { id: 5 }];
    const verifications = pathsOf(signed).flatMap((path) =>
      others.map((other) => verifyCredential(withValue(signed, path, other), issuer)),
    );
    for (const verification of await Promise.all(verifications)) expect(verification.isVerified).toBe(false);
  });

  it('is refused when its signature was cut or replaced', async () => {
    const bytes = fromBase58(signed.proof.proofValue) ?? new Uint8Array();
    for (const proofValue of ['z', 'z1', toBase58(bytes.slice(1)), toBase58(new Uint8Array(64)), 'm0OIl'])
      expect(await verifyCredential({ ...signed, proof: { ...signed.proof, proofValue } }, issuer)).toEqual({
        isVerified: false,
        refusal: 'changed',
      });
  });

  it('is refused when another key has signed it, even under the issuer’s name', async () => {
    const other = await createSigningKey();
    const forged = await sign(other);
    expect(await verifyCredential(forged, issuer)).toEqual({ isVerified: false, refusal: 'unknown-issuer' });
    const proof = { ...forged.proof, verificationMethod: signed.proof.verificationMethod };
    expect(await verifyCredential({ ...forged, proof }, issuer)).toEqual({
      isVerified: false,
      refusal: 'changed',
    });
  });

  it('stays valid when the issuer signs with another key, until the old one is taken off the list', async () => {
    const [old, next] = [publicMultikey(key), publicMultikey(await createSigningKey())];
    expect(await verifyCredential(signed, { id, keys: [next, old] })).toMatchObject({ isVerified: true });
    expect(await verifyCredential(signed, { id, keys: [next] })).toMatchObject({ refusal: 'unknown-issuer' });
  });
});

describe('where the browser knows no Ed25519', () => {
  it('a credential is verified, and a changed one refused, all the same', async () => {
    const importKey = vi
      .spyOn(crypto.subtle, 'importKey')
      .mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'));
    expect(await verifyCredential(signed, issuer)).toMatchObject({ isVerified: true });
    expect(await verifyCredential({ ...signed, name: 'Else' }, issuer)).toMatchObject({ refusal: 'changed' });
    expect(importKey).toHaveBeenCalled();
  });

  it('a credential is not called anything while the replacement cannot be fetched', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
    const failure = new TypeError('Failed to fetch dynamically imported module');
    vi.doMock('@noble/ed25519', () => ({ verifyAsync: () => Promise.reject(failure) }));
    await expect(verifyCredential(signed, issuer)).rejects.toBe(failure);
    vi.doUnmock('@noble/ed25519');
  });
});

describe('where a page is not secure', () => {
  it('a credential is not called anything, as nothing can be checked', async () => {
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    await expect(verifyCredential(signed, issuer)).rejects.toThrow(TypeError);
  });
});

describe('the issuer’s id', () => {
  it.each([
    ['https://learn.example.org', 'did:web:learn.example.org'],
    ['https://example.org:8443/learn/bread', 'did:web:example.org%3A8443:learn:bread'],
    ['http://127.0.0.1:4173', 'did:key:z6MkTest'],
    ['http://localhost:5173/', 'did:key:z6MkTest'],
    ['http://[::1]:5173/', 'did:key:z6MkTest'],
  ])('of %s is %s', (site, expected) => {
    expect(issuerId(site, 'z6MkTest')).toBe(expected);
  });
});
