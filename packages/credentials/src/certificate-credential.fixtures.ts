import type { CertificateFacts, CredentialOrigin } from './model/certificate-credential.js';

/** What the credential of an example says. */
export const exampleFacts: CertificateFacts = {
  id: 'CERT-1763683200000-L1',
  userName: 'Ana "Ω" 𝒳 O’Brien\\',
  holder: '6f1ed002-ab55-8a3b-8f1f-2a1a7f5f1c11',
  level: 1,
  levelTitle: 'Dough <first>',
  courseName: 'Bread Baking',
  score: 80,
  attempt: 2,
  passMark: 70,
  questions: 5,
  issuedBy: 'The school of bread',
  issuedAt: '2025-11-21T00:00:00Z',
  checkedFlows: [
    {
      task: 3,
      flow: 1,
      fingerprint: '0123456789abcdef',
      release: '1.12.5',
      checkedAt: '2025-11-19T10:00:00Z',
    },
    { task: 4, flow: 2, fingerprint: 'fedcba9876543210', release: null, checkedAt: '2025-11-20T10:00:00Z' },
  ],
  statusIndex: 42,
};

/** Where it comes from. */
export const exampleOrigin: CredentialOrigin = {
  site: 'https://learn.example.org',
  issuer: 'did:web:learn.example.org',
  statusList: 'https://project.example.org/functions/v1/issuer/status/1',
};
