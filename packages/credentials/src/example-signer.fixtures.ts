import type { Certificate, Revocation } from '@course-kit/react/model';
import { exampleFacts, exampleOrigin } from './certificate-credential.fixtures.js';
import type { CertificateFacts } from './model/certificate-credential.js';
import { createIssuer } from './signer/create-issuer.js';
import { createSigningKey, publicMultikey } from './signer/signing-key.js';
import type { TrustedIssuer } from './verify-credential.js';

/** Where the example's certificates are signed. */
export const EXAMPLE_SIGNER = `${exampleOrigin.site}/functions/v1/issuer`;

/** The certificate that the example's signer knows. */
export const signedCertificate: Certificate = {
  id: exampleFacts.id,
  userName: exampleFacts.userName,
  level: exampleFacts.level,
  courseName: exampleFacts.courseName,
  score: exampleFacts.score,
  issuedBy: exampleFacts.issuedBy,
  completionDate: 'November 21, 2025',
};

/** A signer in the page, and what it has signed. */
export interface ExampleSigner {
  /** Answers what is asked of its address. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Whom it signs for, with which key. */
  readonly issuer: TrustedIssuer;
  /** The credential of the example's certificate. */
  readonly credential: string;
}

/**
 * A signer with a key of its own.
 *
 * @param revocation - whether its certificate was revoked; it throws where nobody can be asked.
 */
export async function exampleSigner({
  facts = exampleFacts,
  revocation = () => null,
}: {
  readonly facts?: CertificateFacts;
  readonly revocation?: () => Revocation | null;
} = {}): Promise<ExampleSigner> {
  const key = await createSigningKey();
  const answer = createIssuer({
    site: exampleOrigin.site,
    keys: [key],
    records: {
      read: async (asked) => (asked === facts.id ? { ...facts, statusNumber: 1 } : null),
      revocation: async () => revocation(),
      revoked: async () => [],
    },
  });
  const signed = await answer(new Request(`${EXAMPLE_SIGNER}/credentials/${facts.id}`));
  return {
    answer,
    issuer: { id: exampleOrigin.issuer, keys: [publicMultikey(key)] },
    credential: await signed.text(),
  };
}
