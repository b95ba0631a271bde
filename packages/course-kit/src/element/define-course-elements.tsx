import { LevelCard } from '../components/level-card/level-card.js';
import { ProgressGrid } from '../components/progress-grid/progress-grid.js';
import { QuizRunner } from '../components/quiz-runner/quiz-runner.js';
import { TaskPage } from '../components/task-page/task-page.js';
import type { FigureKind } from '../state/figure-kind.js';
import { defineElements, type ElementContent } from './define-elements.js';
import { elementContents, type ElementExercises } from './element-contents.js';

/** What elements there are, and how they are called. A package's own, such as `flowElements`, are of this form. */
export interface CourseElementsOptions {
  /** What their names begin with. @default 'course' */
  readonly prefix?: string;
  /** The kinds of figures that lessons show. @default no figure is drawn */
  readonly figures?: readonly FigureKind[];
  /** Shows the exercises in the steps of lessons: given the element, what `TaskPage` takes as `stepExercises`. @default they are not shown */
  readonly exercises?: ElementExercises;
  /** Other elements by what their tags end with: what each shows, which may throw. @default none */
  readonly elements?: Readonly<Record<string, ElementContent>>;
  /** A stylesheet of figures and other elements. @default none */
  readonly styles?: string;
}

/**
 * Defines `<course-quiz>`, `<course-task>`, `<course-level-card>`, `<course-progress>` and what else is given. Names that
 * are taken already are left as they are; on a server it does nothing.
 */
export function defineCourseElements({
  prefix = 'course',
  figures,
  exercises,
  elements,
  styles,
}: CourseElementsOptions = {}): void {
  const contents = elementContents(
    {
      QuizRunner,
      TaskPage: (props) => <TaskPage {...props} figures={figures} />,
      LevelCard,
      ProgressGrid,
    },
    exercises,
  );
  const addStyles = defineElements({ ...contents, ...elements }, prefix);
  if (styles !== undefined && typeof customElements !== 'undefined') addStyles(styles);
}
