import { LevelCard } from '../components/level-card/level-card.js';
import { ProgressGrid } from '../components/progress-grid/progress-grid.js';
import { QuizRunner } from '../components/quiz-runner/quiz-runner.js';
import { PlacedTaskPage } from '../components/task-page/placed-task-page.js';
import { FlowCheck } from '../flow-check/flow-check.js';
import { FlowExercise } from '../flow-exercise/flow-exercise.js';
import { defineElements } from './define-elements.js';
import { elementContents } from './element-contents.js';

/** How elements are called. */
export interface CourseElementsOptions {
  /** What their names begin with. @default 'course' */
  readonly prefix?: string;
}

/**
 * Defines `<course-quiz>`, `<course-task>`, `<course-exercise>`, `<course-check>`, `<course-level-card>` and
 * `<course-progress>`. Names that are taken already are left as they are; on a server it does nothing.
 */
export function defineCourseElements({ prefix = 'course' }: CourseElementsOptions = {}): void {
  defineElements(
    elementContents({
      QuizRunner,
      TaskPage: PlacedTaskPage,
      FlowExercise,
      FlowCheck,
      LevelCard,
      ProgressGrid,
    }),
    prefix,
  );
}
