import { textContext } from '@course-kit/react/feature';
import { flowExerciseBoardMessages } from './flow-exercise-board.messages.js';

/** The texts of an exercise, for its parts. */
export const BoardTexts = textContext(flowExerciseBoardMessages);
