import type { ComponentType } from 'react';
import type { LevelCardProps } from '../components/level-card/level-card.js';
import type { ProgressGridProps } from '../components/progress-grid/progress-grid.js';
import type { QuizRunnerProps } from '../components/quiz-runner/quiz-runner.js';
import type { StepExercises } from '../components/task-page/step-list.js';
import type { TaskPageProps } from '../components/task-page/task-page.js';
import type { ElementContent } from './define-elements.js';
import type { ElementName } from './element-names.js';
import { numberOf } from './element-settings.js';

/** The components that elements show; one script has them all, another fetches some when they are needed. */
export interface ElementComponents {
  readonly QuizRunner: ComponentType<QuizRunnerProps>;
  readonly TaskPage: ComponentType<TaskPageProps>;
  readonly LevelCard: ComponentType<LevelCardProps>;
  readonly ProgressGrid: ComponentType<ProgressGridProps>;
}

/** Makes what shows the exercises of a lesson's steps, by the attributes of its element. */
export type ElementExercises = (element: HTMLElement) => StepExercises;

/** What each element shows, by its attributes. */
export function elementContents(
  { QuizRunner, TaskPage, LevelCard, ProgressGrid }: ElementComponents,
  exercisesOf?: ElementExercises,
): Readonly<Record<ElementName, ElementContent>> {
  return {
    quiz: (element) => <QuizRunner level={numberOf(element, 'level')} />,
    task: (element) => (
      <TaskPage
        level={numberOf(element, 'level')}
        task={numberOf(element, 'task')}
        headingRank={2}
        stepExercises={exercisesOf?.(element)}
      />
    ),
    'level-card': (element) => <LevelCard level={numberOf(element, 'level')} />,
    progress: () => <ProgressGrid />,
  };
}
