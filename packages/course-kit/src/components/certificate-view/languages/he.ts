import type { RevokedCertificateMessages } from '../revoked-certificate.messages.js';

/** A certificate that no longer counts, in Hebrew. */
export const hebrewRevoked = {
  title: 'התעודה הזאת אינה תקפה עוד',
  revoked: 'בוטלה ב־{date}: {reason}',
  own: 'זו התעודה שלך, ולדעתך נפלה טעות? אפשר לפנות אל {issuer}.',
  better: 'ציון טוב יותר במבחן של רמה {level} מזכה בתעודה חדשה.',
  takeTest: 'למבחן של רמה {level}',
  replaceable: 'מי שקיבל אותה יכול להפיק תעודה חדשה באותו ציון.',
  makeNew: 'הפקת תעודה חדשה',
} satisfies RevokedCertificateMessages;
