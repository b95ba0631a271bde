import type { FlowConnection } from '../../model/flow.js';
import { connectionText, portsOf, type ExerciseFlow, type PortPlace } from './exercise-flow.js';
import { stillMissing, tryConnection, type Answer } from './try-connection.js';

/** How far a learner is in an exercise. */
export interface ExerciseState {
  /** What the learner had made after each thing they did; the last one counts. */
  readonly history: readonly (readonly FlowConnection[])[];
  /** Tries that were refused. */
  readonly failures: number;
  /** How much of the next connection is told: nothing, a hint, or the connection itself. */
  readonly told: 'nothing' | 'hint' | 'connection';
}

/**
 * An exercise as it begins.
 *
 * @param kept - connections that the learner made before, as lessons write them; what does not fit any more is left out.
 */
export function beginExercise(exercise: ExerciseFlow, kept: readonly string[] = []): ExerciseState {
  const outputs = portsOf(exercise.flow).filter(({ side }) => side === 'output');
  const inputs = portsOf(exercise.flow).filter(({ side }) => side === 'input');
  const pairs = outputs.flatMap((from) => inputs.map((to) => ({ from, to, type: '' })));
  return kept.reduce<ExerciseState>(
    (state, name) => {
      const pair = pairs.find((one) => connectionText(one) === name);
      if (!pair) return state;
      const { state: next, answer } = connect(exercise, state, pair.from, pair.to);
      return answer.fits ? next : state;
    },
    { history: [[]], failures: 0, told: 'nothing' },
  );
}

/** The connections that the learner has made. */
export function madeIn({ history }: ExerciseState): readonly FlowConnection[] {
  return history.at(-1) ?? [];
}

/** Whether nothing is missing any more. */
export function isSolved(exercise: ExerciseFlow, state: ExerciseState): boolean {
  return stillMissing(exercise, madeIn(state)).length === 0;
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

/** Whether there is something to take back. */
export function canUndo({ history }: ExerciseState): boolean {
  return history.length > 1;
}

/** Takes back what was done last, be it a connection or a start from the beginning. */
export function undo(state: ExerciseState): ExerciseState {
  return canUndo(state) ? { ...state, history: state.history.slice(0, -1), told: 'nothing' } : state;
}

/** Starts from the beginning, which can be taken back as well. */
export function reset(state: ExerciseState): ExerciseState {
  return madeIn(state).length === 0
    ? state
    : { history: [...state.history, []], failures: 0, told: 'nothing' };
}

/** Tells a hint, and then the connection. */
export function tell(state: ExerciseState): ExerciseState {
  return { ...state, told: state.told === 'nothing' ? 'hint' : 'connection' };
}
