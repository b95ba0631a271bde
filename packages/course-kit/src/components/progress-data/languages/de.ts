import type { AccountDeletionMessages } from '../account-deletion.messages.js';
import type { ProgressImportMessages } from '../progress-import.messages.js';

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

/** Importing an exported file, in German. */
export const germanProgressImport = {
  question: 'Diesen Fortschritt importieren?',
  adds: 'Die Datei wurde am {date} exportiert. Das kommt hinzu:',
  level: 'Stufe {level}: {title}',
  tasks: { one: '{count} Aufgabe', other: '{count} Aufgaben' },
  result: 'Test mit {score} % bestanden',
  certificate: 'Zertifikat vom {date}',
  keeps: 'Alles, was hier ist, bleibt. Von zwei Ergebnissen eines Tests zählt das bessere.',
  leftOut: 'Kommt nicht hinzu, weil es nicht zu diesem Kurs passt: {what}.',
  levels: { one: '{count} Stufe', other: '{count} Stufen' },
  results: { one: '{count} Testergebnis', other: '{count} Testergebnisse' },
  certificates: { one: '{count} Zertifikat', other: '{count} Zertifikate' },
  nothing: 'Nichts zu importieren',
  nothingNew: 'Die Datei wurde am {date} exportiert. Nichts darin fehlt hier.',
  refused: 'Diese Datei lässt sich nicht importieren',
  unchanged: 'Es hat sich nichts geändert.',
  tooLarge: 'Sie ist zu groß für einen exportierten Fortschritt.',
  unreadable: 'Sie konnte nicht gelesen werden. Wähle sie noch einmal.',
  notJson: 'Sie wurde nicht hier exportiert oder ist nicht vollständig.',
  otherFormat: 'Sie ist kein exportierter Fortschritt.',
  newerVersion:
    'Sie stammt von einer neueren Version dieser Seite. Lade die Seite neu und wähle die Datei dann noch einmal.',
  otherCourse: 'Sie enthält den Fortschritt eines anderen Kurses.',
  damaged: 'Sie ist beschädigt oder wurde nach dem Export geändert.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  confirm: 'Importieren',
  importing: 'Wird importiert …',
  failed: 'Nicht alles konnte gespeichert werden. Bitte versuch es noch einmal.',
  importedTitle: 'Fortschritt importiert',
  imported: 'Hinzugekommen: {what}.',
} satisfies ProgressImportMessages;
