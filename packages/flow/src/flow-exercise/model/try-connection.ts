import { isSameConnection, isSameEnd, type FlowConnection, type FlowEnd } from '../../model/flow.js';
import {
  connectionText,
  portsOf,
  typesOf,
  type ExerciseFlow,
  type PortPlace,
  type SoughtConnection,
} from './exercise-flow.js';
import { renamed } from './same-flows.js';

/** Why two ports are not connected. */
export type Refusal =
  /** Both are outputs, or both inputs. */
  | { readonly reason: 'side'; readonly side: PortPlace['side'] }
  /** What the output gives is nothing that the input takes. */
  | { readonly reason: 'type'; readonly given: string; readonly taken: readonly string[] }
  /** They are connected already. */
  | { readonly reason: 'connected' }
  /** The input takes one connection, and has one. */
  | { readonly reason: 'taken'; readonly input: PortPlace }
  /** It was to be taken off, and belongs there. */
  | { readonly reason: 'needed' }
  /** Both are of one component. */
  | { readonly reason: 'own' }
  /** They could be connected, but not in this flow. */
  | { readonly reason: 'elsewhere'; readonly output: PortPlace; readonly input: PortPlace };

/** What a try to connect two ports, or to take a connection off, comes to. */
export type Answer =
  | { readonly fits: true; readonly connection: FlowConnection; readonly isOff?: true }
  | { readonly fits: false; readonly refusal: Refusal };

/**
 * Whether two ports belong together in a flow, in whichever order they are named.
 *
 * @param made - the connections that the learner has made so far.
 */
export function tryConnection(
  exercise: ExerciseFlow,
  made: readonly FlowConnection[],
  first: PortPlace,
  second: PortPlace,
): Answer {
  if (first.side === second.side) return { fits: false, refusal: { reason: 'side', side: first.side } };
  const [output, input] = first.side === 'output' ? [first, second] : [second, first];
  const [given = ''] = typesOf(exercise, output);
  const connection = {
    from: { node: output.node, port: output.port },
    to: { node: input.node, port: input.port },
    type: given,
  };
  if (isRight(exercise, made, connection)) return { fits: true, connection };
  return { fits: false, refusal: refusalOf(exercise, made, output, input) };
}

/** Inputs that could take what an output gives: free, of its type, and not of its own component. */
export function fittingInputs(
  exercise: ExerciseFlow,
  made: readonly FlowConnection[],
  output: PortPlace,
): readonly PortPlace[] {
  return portsOf(exercise.flow).filter((input) => mayFit(exercise, made, output, input));
}

/** Whether two ports could be connected, be it in another flow than this. */
export function mayFit(
  exercise: ExerciseFlow,
  made: readonly FlowConnection[],
  first: PortPlace,
  second: PortPlace,
): boolean {
  const answer = tryConnection(exercise, made, first, second);
  return answer.fits || answer.refusal.reason === 'elsewhere';
}

/** What is still there and does not belong, in the order of hints. */
export function stillWrong(
  { wrong }: ExerciseFlow,
  made: readonly FlowConnection[],
): readonly SoughtConnection[] {
  return wrong.filter((one) => made.includes(one));
}

/** What is there and belongs. */
function belonging(
  { given, wrong }: ExerciseFlow,
  made: readonly FlowConnection[],
): readonly FlowConnection[] {
  const off: readonly FlowConnection[] = wrong;
  return [...given, ...made.filter((one) => !off.includes(one))];
}

/** What is still missing, named as the learner's connections have it, in the order of hints. */
export function stillMissing(
  exercise: ExerciseFlow,
  made: readonly FlowConnection[],
): readonly SoughtConnection[] {
  const there = belonging(exercise, made);
  const names = there.map(connectionText);
  // Connections as the lesson has them, unless the learner has taken a component for one that looks the same.
  const renaming = exercise.renamings.find((one) => isWithin(exercise, there, one));
  if (!renaming) return exercise.missing;
  const back = new Map(Array.from(renaming, ([id, other]) => [other, id]));
  return [...exercise.missing, ...exercise.given]
    .map((sought) => ({ ...sought, ...renamed(sought, back) }))
    .filter((sought) => !names.includes(connectionText(sought)));
}

function isRight(
  exercise: ExerciseFlow,
  made: readonly FlowConnection[],
  connection: FlowConnection,
): boolean {
  const there = belonging(exercise, made);
  return (
    !there.some((one) => connectionText(one) === connectionText(connection)) &&
    // Most inputs take one connection: the wrong one has to be taken off first.
    !(
      stillWrong(exercise, made).some(({ to }) => isSameEnd(to, connection.to)) &&
      !takesSeveral(exercise, connection.to)
    ) &&
    exercise.renamings.some((renaming) => isWithin(exercise, [...there, connection], renaming))
  );
}

function isWithin(
  { names }: ExerciseFlow,
  there: readonly FlowConnection[],
  renaming: ExerciseFlow['renamings'][number],
): boolean {
  return there.every((one) => names.has(connectionText(renamed(one, renaming))));
}

function takesSeveral({ flow }: ExerciseFlow, input: FlowEnd): boolean {
  return flow.connections.filter(({ to }) => isSameEnd(to, input)).length > 1;
}

function refusalOf(
  exercise: ExerciseFlow,
  made: readonly FlowConnection[],
  output: PortPlace,
  input: PortPlace,
): Refusal {
  const there = [...exercise.given, ...made];
  const [given = ''] = typesOf(exercise, output);
  const taken = typesOf(exercise, input);
  if (there.some((connection) => isSameConnection(connection, { from: output, to: input })))
    return { reason: 'connected' };
  if (!taken.includes(given)) return { reason: 'type', given, taken };
  if (output.node === input.node) return { reason: 'own' };
  const isTaken = there.some(({ to }) => isSameEnd(to, input));
  if (isTaken && !takesSeveral(exercise, input)) return { reason: 'taken', input };
  return { reason: 'elsewhere', output, input };
}
