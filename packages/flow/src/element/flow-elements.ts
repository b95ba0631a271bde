import type { CourseElementsOptions } from '@course-kit/react/element';
import { FlowCheck } from '../flow-check/flow-check.js';
import { elementFigures } from './element-figures.js';
import { exercisesIn, flowContents } from './flow-contents.js';
import { flowStyles } from './flow-styles.js';
import { MadeFlowExercise } from './made-flow-exercise.js';

/** For `defineCourseElements`: flows, maps and exercises in `<course-task>`, and the elements `<course-exercise>` and `<course-check>`. */
export const flowElements: CourseElementsOptions = {
  figures: elementFigures,
  exercises: exercisesIn(MadeFlowExercise),
  elements: flowContents(MadeFlowExercise, FlowCheck),
  styles: flowStyles,
};
