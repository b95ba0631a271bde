/** The texts of a lesson that is played in French. */
export const frenchPlayer = {
  flowPlayer: {
    player: 'Lecteur : {title}',
    watch: 'Regarder étape par étape',
    about: 'Étapes : {count}, environ {seconds} secondes',
    play: 'Lire',
    pause: 'Mettre en pause',
    again: 'Revoir',
    previous: 'Étape précédente',
    next: 'Étape suivante',
    position: 'Progression',
    start: 'Début',
    step: 'Étape {step} sur {count} : {title}',
  },
} as const;
