import type { AccountDeletionMessages } from '../account-deletion.messages.js';
import type { ProgressImportMessages } from '../progress-import.messages.js';

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

/** Importing an exported file, in French. */
export const frenchProgressImport = {
  question: 'Importer cette progression ?',
  adds: 'Le fichier a été exporté le {date}. Il ajoute ceci :',
  level: 'Niveau {level} : {title}',
  tasks: { one: '{count} tâche', many: '{count} de tâches', other: '{count} tâches' },
  result: 'test réussi avec {score} %',
  certificate: 'certificat du {date}',
  keeps: 'Tout ce qui est ici est conservé. De deux résultats d’un même test, c’est le meilleur qui compte.',
  leftOut: 'Non ajouté, car cela ne correspond pas à ce cours : {what}.',
  levels: { one: '{count} niveau', many: '{count} de niveaux', other: '{count} niveaux' },
  results: {
    one: '{count} résultat de test',
    many: '{count} de résultats de tests',
    other: '{count} résultats de tests',
  },
  certificates: { one: '{count} certificat', many: '{count} de certificats', other: '{count} certificats' },
  nothing: 'Rien à importer',
  nothingNew: 'Le fichier a été exporté le {date}. Il ne contient rien qui manque ici.',
  refused: 'Ce fichier ne peut pas être importé',
  unchanged: 'Rien n’a changé.',
  tooLarge: 'Il est trop volumineux pour une progression exportée.',
  unreadable: 'Il n’a pas pu être lu. Choisissez-le de nouveau.',
  notJson: 'Il n’a pas été exporté ici, ou il est incomplet.',
  otherFormat: 'Ce n’est pas une progression exportée.',
  newerVersion:
    'Il provient d’une version plus récente de cette page. Rechargez la page, puis choisissez de nouveau le fichier.',
  otherCourse: 'Il contient la progression d’un autre cours.',
  damaged: 'Il est endommagé, ou a été modifié après l’exportation.',
  cancel: 'Annuler',
  close: 'Fermer',
  confirm: 'Importer',
  importing: 'Importation…',
  failed: 'Tout n’a pas pu être enregistré. Veuillez réessayer.',
  importedTitle: 'Progression importée',
  imported: 'Ajouté : {what}.',
} satisfies ProgressImportMessages;
