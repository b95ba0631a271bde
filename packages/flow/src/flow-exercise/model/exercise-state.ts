import type { FlowConnection } from '../../model/flow.js';
import type { ExerciseFlow, PortPlace } from './exercise-flow.js';
import { stillMissing, stillWrong, tryConnection, type Answer } from './try-connection.js';

/** How far a learner is in an exercise. */
export interface ExerciseState {
  /** What was there besides what is given: at first what is wrong, then after each thing that the learner did. The last one counts. */
  readonly history: readonly (readonly FlowConnection[])[];
  /** Tries that were refused. */
  readonly failures: number;
  /** How much of the next connection is told: nothing, a hint, or the connection itself. */
  readonly told: 'nothing' | 'hint' | 'connection';
}

/** An exercise as it begins: with what is wrong. */
export function startExercise(exercise: ExerciseFlow): ExerciseState {
  return { history: [exercise.wrong], failures: 0, told: 'nothing' };
}

/** The connections that the learner has made, and those that they have not taken off. */
export function madeIn({ history }: ExerciseState): readonly FlowConnection[] {
  return history.at(-1) ?? [];
}

/** Whether nothing is missing or wrong any more. */
export function isSolved(exercise: ExerciseFlow, state: ExerciseState): boolean {
  const made = madeIn(state);
  return stillMissing(exercise, made).length === 0 && stillWrong(exercise, made).length === 0;
}

/** What comes of a try to connect two ports, in whichever order they are named. */
export function connect(
  exercise: ExerciseFlow,
  state: ExerciseState,
  first: PortPlace,
  second: PortPlace,
): { readonly state: ExerciseState; readonly answer: Answer } {
  const made = madeIn(state);
  const answer = tryConnection(exercise, made, first, second);
  return {
    answer,
    state: answer.fits
      ? { ...state, history: [...state.history, [...made, answer.connection]], told: 'nothing' }
      : { ...state, failures: state.failures + 1 },
  };
}
