import type { CertificateCredential } from './model/certificate-credential.js';

/** Ways to change a credential after it was signed, and what is wrong with each. */
export const tamperings: Readonly<
  Record<
    string,
    readonly [
      refusal: 'changed' | 'not-understood' | 'unknown-issuer',
      change: (given: CertificateCredential) => object,
    ]
  >
> = {
  'another score': [
    'changed',
    (given) => {
      const { credentialSubject: subject } = given;
      const [score, attempt] = subject.result;
      return { ...given, credentialSubject: { ...subject, result: [{ ...score, value: '100' }, attempt] } };
    },
  ],
  'another name': [
    'changed',
    (given) => ({ ...given, credentialSubject: { ...given.credentialSubject, name: 'Mallory' } }),
  ],
  'another level': ['changed', (given) => ({ ...given, name: given.name.replace('Level 1', 'Level 5') })],
  'another date': ['changed', (given) => ({ ...given, validFrom: '2020-01-01T00:00:00Z' })],
  'a date that is no text': ['not-understood', (given) => ({ ...given, validFrom: { toString: '' } })],
  'lists in lists without end': [
    'not-understood',
    (given) => ({ ...given, '@context': JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown }),
  ],
  'another certificate’s address': ['changed', (given) => ({ ...given, id: given.id.replace('-L1', '-L2') })],
  'another place in the list of what was revoked': [
    'changed',
    (given) => ({ ...given, credentialStatus: { ...given.credentialStatus, statusListIndex: '43' } }),
  ],
  'another time of signing': [
    'changed',
    (given) => ({ ...given, proof: { ...given.proof, created: '2020-01-01T00:00:00Z' } }),
  ],
  'another issuer’s id': [
    'unknown-issuer',
    (given) => ({ ...given, issuer: { ...given.issuer, id: 'did:web:example.com' } }),
  ],
  'evidence of another task': [
    'changed',
    (given) => ({
      ...given,
      evidence: given.evidence?.map((one) => ({ ...one, name: 'Flow for task 5' })),
    }),
  ],
  'less evidence': ['changed', (given) => ({ ...given, evidence: given.evidence?.slice(1) })],
  'no evidence': ['changed', ({ evidence: _evidence, ...given }) => given],
  'an empty list of evidence': ['not-understood', (given) => ({ ...given, evidence: [] })],
  'evidence that no signature covers': [
    'not-understood',
    (given) => ({
      ...given,
      evidence: given.evidence?.map((one) => ({ ...one, honours: 'summa cum laude' })),
    }),
  ],
  'nothing about revocation': ['not-understood', ({ credentialStatus: _status, ...given }) => given],
  'a property that no signature covers': [
    'not-understood',
    (given) => ({ ...given, honours: 'summa cum laude' }),
  ],
  'a property of the learner that no signature covers': [
    'not-understood',
    (given) => ({
      ...given,
      credentialSubject: { ...given.credentialSubject, honours: 'summa cum laude' },
    }),
  ],
};
