import type { AccountDeletionMessages } from '../account-deletion.messages.js';

/** Deleting an account, in German. */
export const germanAccountDeletion = {
  question: 'Konto löschen?',
  goes: 'Dein Konto wird gelöscht, mit allem, was darin ist:',
  goesProfile: 'deine E-Mail-Adresse und dein Name; du wirst auf allen Geräten abgemeldet',
  goesProgress: 'dein Fortschritt, auch in diesem Browser, und Änderungen, die noch nicht gespeichert sind',
  goesAttempts: 'die Antworten und Ergebnisse deiner Tests und deine geprüften Abläufe',
  certificates: 'Deine Zertifikate',
  certificatesGo: 'Ebenfalls löschen',
  certificatesStay: 'Für die stehen lassen, die sie prüfen',
  certificatesStayHint:
    'Name, Kurs, Stufe, Ergebnis und Datum bleiben, wie sie ausgestellt sind. Sie gehören dann zu keinem Konto mehr, du kannst sie später also nicht löschen.',
  email: 'Deine E-Mail-Adresse',
  emailHint: 'Tippe zur Bestätigung {email}',
  otherAddress: 'Das ist nicht die E-Mail-Adresse deines Kontos.',
  irreversible: 'Das lässt sich nicht rückgängig machen.',
  exportFirst: 'Vorher exportieren',
  exporting: 'Wird exportiert …',
  exported: 'Als {file} exportiert.',
  'exported-in-part':
    'Als {file} exportiert, aber nicht vollständig: Ein Teil konnte nicht gelesen werden. Versuch es später noch einmal, um alles zu erhalten.',
  cancel: 'Abbrechen',
  confirm: 'Mein Konto löschen',
  deleting: 'Wird gelöscht …',
  failed: 'Dein Konto konnte nicht gelöscht werden. Prüfe, ob du online bist, und versuch es noch einmal.',
  'signed-out': 'Du bist nicht mehr angemeldet. Melde dich an und versuch es noch einmal.',
  deletedTitle: 'Konto gelöscht',
  deleted: 'Alles, was darin war, ist weg.',
  deletedWithoutCertificates:
    'Alles, was darin war, ist weg. Deine Zertifikate bleiben für die, die sie prüfen.',
} satisfies AccountDeletionMessages;
