import type { CredentialCatalogue } from '../credential.messages.js';

/** The texts about signed certificates in German. */
export const de: CredentialCatalogue = {
  credential: {
    title: 'Signiertes Zertifikat',
    checking: 'Die Signatur wird geprüft',
    verified: 'Geprüft: Genau das hat der Aussteller signiert.',
    verifiedHint: 'Die Signatur wurde in diesem Browser geprüft.',
    changed: 'Verändert: Das ist nicht, was signiert wurde.',
    unknownIssuer: 'Nicht hier ausgestellt: Jemand anderes hat es signiert.',
    notUnderstood: 'Kein Zertifikat dieser Website oder eines, das verändert wurde.',
    differs: 'Das signierte Zertifikat sagt etwas anderes als diese Seite.',
    revoked: 'Widerrufen am {date}: {reason}',
    notRevoked: 'Es wurde nicht widerrufen.',
    revocationUnknown:
      'Ob es widerrufen wurde, konnte nicht abgefragt werden. Versuchen Sie es mit einer Verbindung noch einmal.',
    learner: 'Lernende Person',
    achievement: 'Leistung',
    score: 'Ergebnis',
    attempt: 'Versuch',
    criteria: 'Bedingungen',
    evidence: 'Belege',
    evidenceHint:
      'Abläufe, die im Browser der lernenden Person mit dem Ziel ihrer Aufgabe verglichen wurden. Der Aussteller hat sie nicht gesehen.',
    issuedBy: 'Ausgestellt von',
    issued: 'Ausgestellt am',
    issuerId: 'Signiert von',
    download: 'Badge herunterladen',
    downloadHint: 'Das signierte Zertifikat ist darin: Wer die Datei hat, kann es prüfen.',
    downloadFailed:
      'Das Badge konnte in diesem Browser nicht erstellt werden. JSON enthält dasselbe Zertifikat.',
    checkTitle: 'Ein Badge prüfen',
    checkLead:
      'Ein Badge ist ein Bild oder eine Datei mit einem signierten Zertifikat darin. Es bleibt auf diesem Gerät.',
    choose: 'Badge auswählen',
    drop: 'oder hier ablegen (PNG, SVG oder JSON)',
    place: 'Datei hier ablegen oder einfügen',
    noFile: 'Das war keine Datei.',
    onlyOne: 'Nur {name} wurde gelesen: eine Datei auf einmal.',
    noBadge: 'In {name} ist kein signiertes Zertifikat.',
    issuerMissing:
      'Die Schlüssel dieser Website konnten nicht geladen werden. Versuchen Sie es mit einer Verbindung noch einmal.',
    insecure: 'Badges lassen sich nur auf einer Seite mit https prüfen.',
    page: 'Zertifikat anzeigen',
  },
};
