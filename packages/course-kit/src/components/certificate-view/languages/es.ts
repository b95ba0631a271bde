import type { RevokedCertificateMessages } from '../revoked-certificate.messages.js';

/** A certificate that no longer counts, in Spanish. */
export const spanishRevoked = {
  title: 'Este certificado ya no es válido',
  revoked: 'Revocado el {date}: {reason}',
  own: '¿Es tuyo y crees que es un error? Pregunta a {issuer}.',
  better: 'Con una puntuación mejor en el examen del nivel {level} obtienes un certificado nuevo.',
  takeTest: 'Hacer el examen del nivel {level}',
  replaceable: 'Su titular puede crear uno nuevo con la misma puntuación.',
  makeNew: 'Crear un certificado nuevo',
} satisfies RevokedCertificateMessages;
