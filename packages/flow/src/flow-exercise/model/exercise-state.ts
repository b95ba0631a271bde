import { isSameConnection, isSameEnd, type FlowConnection } from '../../model/flow.js';
import { connectionNamed, connectionText, type ExerciseFlow, type PortPlace } from './exercise-flow.js';
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

/**
 * An exercise as it begins.
 *
 * @param kept - what was there the last time, as lessons write it; what does not fit any more is left out. @default what is wrong
 */
export function beginExercise(exercise: ExerciseFlow, kept?: readonly string[]): ExerciseState {
  const start: ExerciseState = { history: [exercise.wrong], failures: 0, told: 'nothing' };
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

/** What comes of taking a connection off, which may be any that is there. */
export function takeOff(
  exercise: ExerciseFlow,
  state: ExerciseState,
  connection: FlowConnection,
): { readonly state: ExerciseState; readonly answer: Answer } {
  const made = madeIn(state);
  const isThis = (one: FlowConnection) => isSameConnection(one, connection);
  if (!stillWrong(exercise, made).some(isThis))
    return {
      answer: { fits: false, refusal: { reason: 'needed' } },
      state: { ...state, failures: state.failures + 1 },
    };
  return {
    answer: { fits: true, connection, isOff: true },
    state: { ...state, history: [...state.history, made.filter((one) => !isThis(one))], told: 'nothing' },
  };
}

/**
 * What comes of a line from one port to another. Where connections are wrong, one from an input to an input leads the
 * connection there to the other one.
 */
export function lead(
  exercise: ExerciseFlow,
  state: ExerciseState,
  first: PortPlace,
  second: PortPlace,
): { readonly state: ExerciseState; readonly answer: Answer } {
  const isLed = exercise.wrong.length > 0 && first.side === 'input' && second.side === 'input';
  const there = [...exercise.given, ...madeIn(state)];
  const wire = isLed ? there.findLast(({ to }) => isSameEnd(to, first)) : undefined;
  if (!wire) return connect(exercise, state, first, second);
  const off = takeOff(exercise, state, wire);
  if (!off.answer.fits) return off;
  const led = connect(exercise, off.state, { ...wire.from, side: 'output' }, second);
  return led.answer.fits ? led : { answer: led.answer, state: { ...state, failures: state.failures + 1 } };
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
