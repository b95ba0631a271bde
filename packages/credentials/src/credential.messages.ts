import type { TextsLike } from '@course-kit/react/messages';

/** Texts about signed certificates. */
export const credentialMessages = {
  title: 'Signed certificate',
  checking: 'Checking the signature',
  verified: 'Verified: this is what the issuer has signed.',
  verifiedHint: 'The signature was checked in this browser.',
  changed: 'Changed: this is not what was signed.',
  unknownIssuer: 'Not issued here: somebody else has signed it.',
  notUnderstood: 'Not a certificate of this site, or one that was changed.',
  differs: 'The signed certificate says something else than this page.',
  revoked: 'Revoked on {date}: {reason}',
  notRevoked: 'It has not been revoked.',
  revocationUnknown: 'Whether it was revoked could not be asked. Try again when you are connected.',
  learner: 'Learner',
  achievement: 'Achievement',
  score: 'Score',
  attempt: 'Attempt',
  criteria: 'Criteria',
  evidence: 'Evidence',
  evidenceHint:
    'Flows that were checked in the learner’s browser against the goals of their tasks. The issuer has not seen them.',
  issuedBy: 'Issued by',
  issued: 'Issued on',
  issuerId: 'Signed by',
  download: 'Download the badge',
  downloadHint: 'The signed certificate is inside: whoever has the file can verify it.',
  downloadFailed: 'The badge could not be made in this browser. JSON has the same certificate.',
  checkTitle: 'Verify a badge',
  checkLead: 'A badge is a picture or a file with a signed certificate in it. It stays on this device.',
  choose: 'Choose a badge',
  drop: 'or drop it here (PNG, SVG or JSON)',
  place: 'Drop a file here, or paste it',
  noFile: 'That was no file.',
  onlyOne: 'Only {name} was read: one file at a time.',
  noBadge: 'There is no signed certificate in {name}.',
  issuerMissing: 'The keys of this site could not be loaded. Try again when you are connected.',
  insecure: 'Badges can only be verified on a page with https.',
  page: 'Show the certificate',
} as const;

/** The texts about signed certificates. */
export type CredentialMessages = TextsLike<typeof credentialMessages>;

/** The texts of this package in a language, for the `messages` of a `CourseProvider` beside those of the components. */
export type CredentialCatalogue = {
  /** The texts about signed certificates. */
  readonly credential: CredentialMessages;
};

/** The texts of this package in English: what is shown where a host gives no other. */
export const en = { credential: credentialMessages };

declare module '@course-kit/react/feature' {
  interface FeatureTexts {
    /** The texts about signed certificates. */
    readonly credential: typeof credentialMessages;
  }
}
