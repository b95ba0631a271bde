import { connectionText, type ExerciseFlow } from './exercise-flow.js';
import { connect, madeIn, startExercise, type ExerciseState } from './exercise-state.js';
import { connectionNamed, takeOff } from './mending.js';

/**
 * An exercise as it begins.
 *
 * @param kept - what was there the last time, as lessons write it; what does not fit any more is left out. @default what is wrong
 */
export function beginExercise(exercise: ExerciseFlow, kept?: readonly string[]): ExerciseState {
  const start = startExercise(exercise);
  if (!kept) return start;
  const off = exercise.wrong.filter((wrong) => !kept.includes(connectionText(wrong)));
  const begun = off.reduce((state, wrong) => takeOff(exercise, state, wrong).state, start);
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
  }, begun);
}

/** Whether there is something to take back. */
export function canUndo({ history }: ExerciseState): boolean {
  return history.length > 1;
}

/** Takes back what was done last, be it a connection or a start from the beginning. */
export function undo(state: ExerciseState): ExerciseState {
  return canUndo(state) ? { ...state, history: state.history.slice(0, -1), told: 'nothing' } : state;
}

/** Whether anything differs from how the exercise began. */
export function canReset(state: ExerciseState): boolean {
  const [start = []] = state.history;
  const made = madeIn(state);
  return made.length !== start.length || made.some((one) => !start.includes(one));
}

/** Starts from the beginning, which can be taken back as well. */
export function reset(state: ExerciseState): ExerciseState {
  const [start = []] = state.history;
  return canReset(state) ? { history: [...state.history, start], failures: 0, told: 'nothing' } : state;
}

/** Tells a hint, and then the connection. */
export function tell(state: ExerciseState): ExerciseState {
  return { ...state, told: state.told === 'nothing' ? 'hint' : 'connection' };
}
