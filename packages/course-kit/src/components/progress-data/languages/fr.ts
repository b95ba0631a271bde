import type { AccountDeletionMessages } from '../account-deletion.messages.js';

/** Deleting an account, in French. */
export const frenchAccountDeletion = {
  question: 'Supprimer votre compte ?',
  goes: 'Votre compte est supprimé avec tout ce qu’il contient :',
  goesProfile: 'votre adresse e-mail et votre nom ; vous êtes déconnecté de tous les appareils',
  goesProgress:
    'votre progression, y compris dans ce navigateur, et les modifications qui ne sont pas encore enregistrées',
  goesAttempts: 'les réponses et les résultats de vos tests, et vos flux vérifiés',
  certificates: 'Vos certificats',
  certificatesGo: 'Les supprimer aussi',
  certificatesStay: 'Les laisser à ceux qui les vérifient',
  certificatesStayHint:
    'Le nom, le cours, le niveau, le résultat et la date restent tels qu’ils ont été délivrés. Ils n’appartiennent plus à aucun compte, vous ne pourrez donc plus les supprimer.',
  email: 'Votre adresse e-mail',
  emailHint: 'Pour confirmer, saisissez {email}',
  otherAddress: 'Ce n’est pas l’adresse e-mail de votre compte.',
  irreversible: 'Cette action est irréversible.',
  exportFirst: 'Exporter d’abord',
  exporting: 'Exportation…',
  exported: 'Exporté sous le nom {file}.',
  'exported-in-part':
    'Exporté sous le nom {file}, mais pas en entier : une partie n’a pas pu être lue. Réessayez plus tard pour obtenir le fichier complet.',
  cancel: 'Annuler',
  confirm: 'Supprimer mon compte',
  deleting: 'Suppression…',
  failed: 'Votre compte n’a pas pu être supprimé. Vérifiez que vous êtes en ligne, puis réessayez.',
  'signed-out': 'Vous n’êtes plus connecté. Connectez-vous et réessayez.',
  deletedTitle: 'Compte supprimé',
  deleted: 'Tout ce qu’il contenait a disparu.',
  deletedWithoutCertificates:
    'Tout ce qu’il contenait a disparu. Vos certificats restent pour ceux qui les vérifient.',
} satisfies AccountDeletionMessages;
