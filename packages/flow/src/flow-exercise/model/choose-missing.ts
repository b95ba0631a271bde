import type { Flow, FlowConnection } from '../../model/flow.js';
import { connectionText } from './exercise-flow.js';
import type { TaskExercise } from './task-exercise.js';

/**
 * The connections that an exercise leaves out where its author names none, always the same of one flow: one to three, those
 * first that a learner could mistake, as other ports would take or give the same.
 *
 * @param takes - what inputs take that take more than one type.
 */
export function chooseMissing(flow: Flow, takes: TaskExercise['takes'] = {}): readonly string[] {
  const { connections } = flow;
  const count = connections.length < 3 ? 1 : connections.length < 6 ? 2 : 3;
  return connections
    .map((connection, place) => ({ connection, place, choices: choicesOf(flow, connection, takes) }))
    .sort((a, b) => b.choices - a.choices || a.place - b.place)
    .slice(0, count)
    .sort((a, b) => a.place - b.place)
    .map(({ connection }) => connectionText(connection));
}

/** How many other connections of the same type could be made at either end. */
function choicesOf(
  { nodes }: Flow,
  { from, to, type }: FlowConnection,
  takes: NonNullable<TaskExercise['takes']>,
): number {
  const inputs = nodes.flatMap((node) =>
    node.inputs
      .filter((port) => (takes[`${node.id}.${port.name}`] ?? [port.type]).includes(type))
      .map(() => node.id),
  );
  const outputs = nodes.flatMap((node) =>
    node.outputs.filter((port) => port.type === type).map(() => node.id),
  );
  return inputs.filter((id) => id !== from.node).length + outputs.filter((id) => id !== to.node).length;
}
