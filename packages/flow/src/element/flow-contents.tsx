import { type ElementContent, type ElementExercises, numberOf } from '@course-kit/react/element';
import type { ComponentType } from 'react';
import type { FlowCheckProps } from '../flow-check/flow-check.js';
import type { FlowExerciseProps } from '../flow-exercise/flow-exercise.js';
import { loadTaskFile } from './load-task-file.js';

const placeOf = (element: HTMLElement) => ({
  level: numberOf(element, 'level'),
  task: numberOf(element, 'task'),
});

const exerciseOf = (
  FlowExercise: ComponentType<FlowExerciseProps>,
  element: HTMLElement,
  step?: number,
  headingRank?: number,
) => (
  <FlowExercise
    {...placeOf(element)}
    step={step}
    headingRank={headingRank}
    loadExercises={() => loadTaskFile(element, 'exercises')}
  />
);

/** What the steps of a lesson in an element show of its exercises. */
export function exercisesIn(FlowExercise: ComponentType<FlowExerciseProps>): ElementExercises {
  return (element) => (step, headingRank) => exerciseOf(FlowExercise, element, step, headingRank);
}

/** What the elements of flows show, by their attributes. */
export function flowContents(
  FlowExercise: ComponentType<FlowExerciseProps>,
  FlowCheck: ComponentType<FlowCheckProps>,
): Readonly<Record<'exercise' | 'check', ElementContent>> {
  return {
    exercise: (element) => exerciseOf(FlowExercise, element),
    check: (element) => (
      <FlowCheck {...placeOf(element)} loadChecks={() => loadTaskFile(element, 'checks')} />
    ),
  };
}
