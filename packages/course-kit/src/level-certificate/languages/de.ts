/** The texts around making a certificate in German. */
export const germanLevelCertificate = {
  levelCertificate: {
    title: 'Dein Zertifikat für Stufe {level}',
    readyTitle: 'Dein Zertifikat ist fertig',
    loading: 'Dein Zertifikat wird gesucht …',
    name: 'Name auf deinem Zertifikat',
    hint: 'So wird dein Name gedruckt. Auf einem ausgestellten Zertifikat lässt er sich nicht mehr ändern.',
    nameMissing: 'Gib den Namen ein, der gedruckt werden soll: mindestens ein Buchstabe oder eine Ziffer.',
    yourName: 'Dein Name',
    make: 'Mein Zertifikat ausstellen',
    making: 'Dein Zertifikat wird ausgestellt …',
    view: 'Zertifikat ansehen',
    visitor: 'Es gehört dir, sobald dein Ergebnis auf einem Konto ist.',
    createAccount: 'Konto anlegen, um es auszustellen',
    waiting:
      'Dein Ergebnis wird gespeichert. Sobald es auf deinem Konto ist, kannst du dein Zertifikat ausstellen.',
    offline:
      'Es gibt keine Verbindung. Die bestandene Stufe bleibt dir; stell dein Zertifikat aus, wenn du wieder online bist.',
    failed:
      'Dein Zertifikat konnte nicht ausgestellt werden. Bestanden hast du trotzdem. Bitte versuch es noch einmal.',
    courseDone: 'Das war die letzte Stufe. Du hast den ganzen Kurs bestanden.',
    all: 'Alle deine Zertifikate',
    passed: 'Bestanden mit {score} %',
    made: '{score} % · {date}',
    marking: 'Abgegeben, noch nicht bewertet',
    levelName: 'Stufe {level}: {title}',
    open: 'Noch nicht bestanden',
    takeTest: 'Zum Test von Stufe {level}',
    locked: 'Öffnet sich, wenn du Stufe {level} bestehst',
    none: 'Noch keine. Besteh den Test von Stufe {level}, und hier steht dein erstes Zertifikat.',
    failedList: 'Deine Zertifikate konnten nicht geladen werden. Bitte versuch es später noch einmal.',
    earlier: 'Frühere Zertifikate',
  },
} as const;
