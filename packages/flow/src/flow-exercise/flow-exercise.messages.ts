import type { TextsLike } from '@course-kit/react/messages';

/** Texts that offer an exercise on a flow. */
export const flowExerciseMessages = {
  title: 'Complete the flow',
  lead: 'Some wires are missing, or lead to a wrong port. Put them right.',
  open: 'Start the exercise',
  openBegun: 'Continue the exercise',
  openSolved: 'Open the solved exercise',
  failed: 'The exercise could not be loaded. Try again when you are connected.',
} as const;

/** The texts that offer an exercise. */
export type FlowExerciseMessages = TextsLike<typeof flowExerciseMessages>;
