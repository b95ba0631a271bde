/** The texts of a lesson that is played in German. */
export const germanPlayer = {
  flowPlayer: {
    player: 'Abspielen: {title}',
    watch: 'Schritt für Schritt ansehen',
    about: 'Schritte: {count}, etwa {seconds} Sekunden',
    play: 'Abspielen',
    pause: 'Anhalten',
    again: 'Noch einmal abspielen',
    previous: 'Vorheriger Schritt',
    next: 'Nächster Schritt',
    position: 'Stelle',
    start: 'Anfang',
    step: 'Schritt {step} von {count}: {title}',
  },
} as const;
