import { inOrder, literal, reference, ShapeError, statement } from './statements.js';
import { VOCABULARY } from './vocabulary.js';

/** How a credential is signed: the kind of proof, the key and the time. */
export interface ProofOptions {
  /** A proof of Verifiable Credential Data Integrity 1.0. */
  readonly type: 'DataIntegrityProof';
  /** When it was signed, in UTC, such as `2026-11-21T10:00:00Z`. */
  readonly created: string;
  /** The key: the issuer's id, `#`, and the public key itself. */
  readonly verificationMethod: string;
  /** Ed25519 over canonical RDF (RDFC-1.0). */
  readonly cryptosuite: 'eddsa-rdfc-2022';
  /** The issuer claims what the credential says. */
  readonly proofPurpose: 'assertionMethod';
}

/** The proof of a credential. */
export interface Proof extends ProofOptions {
  /** The signature in base 58, with a `z` in front. */
  readonly proofValue: string;
}

/** The proof of an issuer, before it is signed, for a key and a time. */
export function proofOptions(issuer: string, multikey: string, created: string): ProofOptions {
  return {
    type: 'DataIntegrityProof',
    created,
    verificationMethod: `${issuer}#${multikey}`,
    cryptosuite: 'eddsa-rdfc-2022',
    proofPurpose: 'assertionMethod',
  };
}

/**
 * The proof that was given, when it has these properties and no other.
 *
 * @throws ShapeError for any other.
 */
export function readProof(value: unknown): Proof {
  const { created, verificationMethod, proofValue } = (value ?? {}) as Partial<Proof>;
  const texts = [created, verificationMethod, proofValue];
  if (!texts.every((text) => typeof text === 'string')) throw new ShapeError('proof');
  const [issuer = '', multikey = '', ...others] = verificationMethod?.split('#') ?? [];
  const proof = { ...proofOptions(issuer, multikey, created ?? ''), proofValue: proofValue ?? '' };
  const given = Object.entries(value as Proof);
  const isSame = given.every(([name, property]) => (proof as Record<string, unknown>)[name] === property);
  const count = Object.keys(proof).length;
  if (!isSame || given.length !== count || others.length > 0 || !isTime(proof.created))
    throw new ShapeError('proof');
  return proof;
}

/** Whether it is a time of UTC in whole seconds. */
export const isTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u.test(text) && !Number.isNaN(Date.parse(text));

/** The statements of a proof without its signature, in their canonical order. */
export function proofStatements({ created, cryptosuite, verificationMethod }: ProofOptions): string {
  const { security, type, dateTime, created: createdTerm } = VOCABULARY;
  const say = (term: string, object: string) => statement('_:c14n0', term, object);
  return inOrder([
    say(createdTerm, literal(created, dateTime)),
    say(type, reference(`${security}DataIntegrityProof`)),
    say(`${security}cryptosuite`, literal(cryptosuite, `${security}cryptosuiteString`)),
    say(`${security}proofPurpose`, reference(`${security}assertionMethod`)),
    say(`${security}verificationMethod`, reference(verificationMethod)),
  ]);
}
