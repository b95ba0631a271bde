/** The texts of a lesson that is played in Brazilian Portuguese. */
export const portuguesePlayer = {
  flowPlayer: {
    player: 'Reprodutor: {title}',
    watch: 'Assistir passo a passo',
    about: 'Passos: {count}, cerca de {seconds} segundos',
    play: 'Reproduzir',
    pause: 'Pausar',
    again: 'Reproduzir de novo',
    previous: 'Passo anterior',
    next: 'Próximo passo',
    position: 'Posição',
    start: 'Início',
    step: 'Passo {step} de {count}: {title}',
  },
} as const;
