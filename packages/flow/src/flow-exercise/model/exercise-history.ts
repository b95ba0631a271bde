import { connectionNamed, type ExerciseFlow } from './exercise-flow.js';
import { connect, madeIn, startExercise, type ExerciseState } from './exercise-state.js';

/**
 * An exercise as it was left.
 *
 * @param kept - connections that the learner made before, as lessons write them; what does not fit any more is left out.
 * @param start - as it begins.
 */
export function beginExercise(
  exercise: ExerciseFlow,
  kept: readonly string[] = [],
  start: ExerciseState = startExercise(exercise),
): ExerciseState {
  return kept.reduce<ExerciseState>((state, name) => {
    const found = connectionNamed(exercise.flow, name);
    if (!found) return state;
    const { state: next, answer } = connect(
      exercise,
      state,
      { ...found.from, side: 'output' },
      { ...found.to, side: 'input' },
    );
    return answer.fits ? next : state;
  }, start);
}

/** Whether there is something to take back. */
export function canUndo({ history }: ExerciseState): boolean {
  return history.length > 1;
}

/** Takes back what was done last, be it a connection or a start from the beginning. */
export function undo(state: ExerciseState): ExerciseState {
  return canUndo(state) ? { ...state, history: state.history.slice(0, -1), told: 'nothing' } : state;
}

/** Whether anything was done that is not taken back. */
export function canReset(state: ExerciseState): boolean {
  return madeIn(state) !== state.history[0];
}

/** Starts from the beginning, which can be taken back as well. */
export function reset(state: ExerciseState): ExerciseState {
  const { history } = state;
  return canReset(state)
    ? { history: [...history, ...history.slice(0, 1)], failures: 0, told: 'nothing' }
    : state;
}

/** Tells a hint, and then the connection. */
export function tell(state: ExerciseState): ExerciseState {
  return { ...state, told: state.told === 'nothing' ? 'hint' : 'connection' };
}
