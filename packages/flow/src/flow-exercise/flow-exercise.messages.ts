import type { TextsLike } from '@course-kit/react/messages';

/** Texts that offer an exercise on a flow. */
export const flowExerciseMessages = {
  title: 'Complete the flow',
  lead: 'Some connections of this flow are missing. Make them again, and see what fits where.',
  open: 'Start the exercise',
  openSolved: 'Open the solved exercise',
  failed: 'The exercise could not be loaded. Try again when you are connected.',
} as const;

/** The texts that offer an exercise. */
export type FlowExerciseMessages = TextsLike<typeof flowExerciseMessages>;
