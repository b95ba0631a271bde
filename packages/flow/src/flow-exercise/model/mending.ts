import { isSameConnection, isSameEnd, type Flow, type FlowConnection } from '../../model/flow.js';
import {
  connectionNamed,
  connectionText,
  toExerciseFlow,
  type ExerciseFlow,
  type PortPlace,
} from './exercise-flow.js';
import { connect, madeIn, startExercise, type ExerciseState } from './exercise-state.js';
import { renamed } from './same-flows.js';
import type { TaskExercise } from './task-exercise.js';
import { stillWrong, type Answer } from './try-connection.js';

/** The same as {@link toExerciseFlow}, with what is wrong. What belongs in the flow by now is passed over. */
export function toMendedFlow(flow: Flow, exercise: TaskExercise): ExerciseFlow {
  const sought = toExerciseFlow(flow, exercise);
  const isRight = (one: FlowConnection) =>
    sought.renamings.some((renaming) => sought.names.has(connectionText(renamed(one, renaming))));
  const wrong = (exercise.wrong ?? []).flatMap(({ connection, hint }) => {
    const found = connectionNamed(flow, connection);
    return found && !isRight(found) ? [{ ...found, ...(hint !== undefined && { hint }) }] : [];
  });
  // All lines are laid out in one way, so that none stands out.
  const drawn = {
    ...flow,
    nodes: flow.nodes.map(({ at: _at, ...node }) => node),
    connections: [...flow.connections.map(({ via: _via, ...one }) => one), ...wrong],
  };
  return { ...sought, wrong, drawn };
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
  if (!led.answer.fits) return { answer: led.answer, state: { ...state, failures: state.failures + 1 } };
  // One press, and so one step back.
  return { answer: led.answer, state: { ...led.state, history: [...state.history, madeIn(led.state)] } };
}

/** An exercise as it begins, without what was taken off the last time. */
export function startMending(exercise: ExerciseFlow, kept: readonly string[] | undefined): ExerciseState {
  const off = exercise.wrong.filter((wrong) => kept && !kept.includes(connectionText(wrong)));
  return off.reduce((state, wrong) => takeOff(exercise, state, wrong).state, startExercise(exercise));
}
