import type { TextsLike } from '../../texts/message-types.js';

/** Texts of the progress within a lesson. */
export const lessonProgressMessages = {
  steps: 'Steps of this lesson',
  stepOf: 'Step {step} of {count}',
  step: 'Step {step}: {title}',
  stepSeen: 'Step {step}, done: {title}',
  minutesLeft: 'about {minutes} min left',
  allSeen: 'All steps done',
  completed: 'Task completed',
  seeIt: 'I see it',
  lessons: 'Lessons',
  lessonDone: 'done',
  leftOff: 'You left off at step {step}.',
  goOn: 'Go on there',
  fromStart: 'From the start',
  toResult: 'Back to your result',
} as const;

/** The texts of the progress within a lesson. */
export type LessonProgressMessages = TextsLike<typeof lessonProgressMessages>;
