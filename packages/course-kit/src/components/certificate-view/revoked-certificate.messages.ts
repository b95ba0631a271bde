import type { TextsLike } from '../../texts/message-types.js';

/** Texts of a certificate that no longer counts. */
export const revokedCertificateMessages = {
  title: 'This certificate no longer counts',
  revoked: 'Revoked on {date}: {reason}',
  own: 'Is it yours, and you think that this is a mistake? Ask {issuer}.',
  better: 'A better score in the test of Level {level} makes a new certificate.',
  takeTest: 'Take the test of Level {level}',
  replaceable: 'Its holder can make a new one for the same score.',
  makeNew: 'Make a new certificate',
} as const;

/** The texts of a certificate that no longer counts. */
export type RevokedCertificateMessages = TextsLike<typeof revokedCertificateMessages>;
