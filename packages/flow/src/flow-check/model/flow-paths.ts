import type { ExportedFlow } from './flow-export.js';
import type { RawEdge } from './flow-groups.js';
import { own } from './json-value.js';
import type { FlowGoal, GoalConnection, GoalName } from './task-check.js';

/** Whether a key of a file is one of those that stand for a name. */
export function accepts({ keys }: GoalName, key: string): boolean {
  return keys.includes('*') || keys.includes(key);
}

/**
 * Whether what leaves one component arrives at another: straight, or through components that are not taken by the goal, as
 * long as the last of them hands on what the goal's connection carries. Tools are no such way: they belong to one agent.
 */
export type Leads = (
  wanted: GoalConnection,
  source: string,
  target: string,
  taken?: ReadonlySet<string>,
) => boolean;

/** The ways through a learner's flow. */
export function flowPaths(types: FlowGoal['types'], { connections }: ExportedFlow): Leads {
  const leaving = new Map<string, RawEdge[]>();
  for (const { source } of connections) leaving.set(source, []);
  for (const edge of connections) leaving.get(edge.source)?.push(edge);
  return ({ type, output, input }, source, target, taken) => {
    // A set that grows is walked to its end.
    const open = new Set([source]);
    for (const from of open) {
      for (const edge of leaving.get(from) ?? []) {
        const isStraight = from === source;
        if (isStraight && !accepts(output, edge.output)) continue;
        if (edge.target !== target) {
          if (type !== 'Tool' && !taken?.has(edge.target)) open.add(edge.target);
        } else if (
          accepts(input, edge.input) &&
          (isStraight ||
            edge.types.length === 0 ||
            edge.types.some((name) => (own(types, name) ?? name) === type))
        )
          return true;
      }
    }
    return false;
  };
}
