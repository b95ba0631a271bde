import type { RevokedCertificateMessages } from '../revoked-certificate.messages.js';

/** A certificate that no longer counts, in German. */
export const germanRevoked = {
  title: 'Dieses Zertifikat gilt nicht mehr',
  revoked: 'Widerrufen am {date}: {reason}',
  own: 'Ist es deines, und du hältst das für ein Versehen? Frag bei {issuer} nach.',
  better: 'Mit einer besseren Punktzahl im Test von Stufe {level} bekommst du ein neues.',
  takeTest: 'Zum Test von Stufe {level}',
  replaceable: 'Wer es besitzt, kann für dieselbe Punktzahl ein neues erstellen.',
  makeNew: 'Neues Zertifikat erstellen',
} satisfies RevokedCertificateMessages;
