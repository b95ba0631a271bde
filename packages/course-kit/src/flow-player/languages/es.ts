/** The texts of a lesson that is played in Spanish. */
export const spanishPlayer = {
  flowPlayer: {
    player: 'Reproductor: {title}',
    watch: 'Ver paso a paso',
    about: 'Pasos: {count}, unos {seconds} segundos',
    play: 'Reproducir',
    pause: 'Pausar',
    again: 'Reproducir de nuevo',
    previous: 'Paso anterior',
    next: 'Paso siguiente',
    position: 'Posición',
    start: 'Inicio',
    step: 'Paso {step} de {count}: {title}',
  },
} as const;
