import type { TextsLike } from '@course-kit/react/messages';

/** Texts of a lesson that is played. */
export const flowPlayerMessages = {
  player: 'Player: {title}',
  watch: 'Watch it step by step',
  about: 'Steps: {count}, about {seconds} seconds',
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  previous: 'Previous step',
  next: 'Next step',
  position: 'Position',
  start: 'Start',
  step: 'Step {step} of {count}: {title}',
} as const;

/** The texts of a lesson that is played. */
export type FlowPlayerMessages = TextsLike<typeof flowPlayerMessages>;
