import type { RevokedCertificateMessages } from '../revoked-certificate.messages.js';

/** A certificate that no longer counts, in Brazilian Portuguese. */
export const portugueseRevoked = {
  title: 'Este certificado não vale mais',
  revoked: 'Revogado em {date}: {reason}',
  own: 'É seu e você acha que houve um engano? Fale com {issuer}.',
  better: 'Uma pontuação melhor no teste do nível {level} dá um novo certificado.',
  takeTest: 'Fazer o teste do nível {level}',
  replaceable: 'Quem o recebeu pode criar um novo com a mesma pontuação.',
  makeNew: 'Criar um novo certificado',
} satisfies RevokedCertificateMessages;
