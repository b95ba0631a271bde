import type { RevokedCertificateMessages } from '../revoked-certificate.messages.js';

/** A certificate that no longer counts, in French. */
export const frenchRevoked = {
  title: 'Ce certificat n’est plus valable',
  revoked: 'Révoqué le {date} : {reason}',
  own: 'C’est le vôtre et vous pensez à une erreur ? Adressez-vous à {issuer}.',
  better: 'Un meilleur score au test du niveau {level} donne un nouveau certificat.',
  takeTest: 'Passer le test du niveau {level}',
  replaceable: 'Son titulaire peut en créer un nouveau pour le même score.',
  makeNew: 'Créer un nouveau certificat',
} satisfies RevokedCertificateMessages;
