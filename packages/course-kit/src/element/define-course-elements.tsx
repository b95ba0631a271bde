import { LevelCard } from '../components/level-card/level-card.js';
import { ProgressGrid } from '../components/progress-grid/progress-grid.js';
import { QuizRunner } from '../components/quiz-runner/quiz-runner.js';
import { TaskPage } from '../components/task-page/task-page.js';
import { courseElement } from './course-element.js';
import { numberOf } from './element-settings.js';

/** How elements are called. */
export interface CourseElementsOptions {
  /** What their names begin with. @default 'course' */
  readonly prefix?: string;
}

const CONTENT = {
  quiz: (element: Element) => <QuizRunner level={numberOf(element, 'level')} />,
  task: (element: Element) => (
    <TaskPage level={numberOf(element, 'level')} task={numberOf(element, 'task')} headingRank={2} />
  ),
  'level-card': (element: Element) => <LevelCard level={numberOf(element, 'level')} />,
  progress: () => <ProgressGrid />,
} as const;

/**
 * Defines `<course-quiz>`, `<course-task>`, `<course-level-card>` and `<course-progress>`. Names that are taken
 * already are left as they are; on a server it does nothing.
 */
export function defineCourseElements({ prefix = 'course' }: CourseElementsOptions = {}): void {
  if (typeof customElements === 'undefined') return;
  for (const [name, content] of Object.entries(CONTENT)) {
    const tag = `${prefix}-${name}`;
    if (!customElements.get(tag)) customElements.define(tag, courseElement(content));
  }
}
