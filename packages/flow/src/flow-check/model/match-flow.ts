import type { ExportedComponent, ExportedFlow } from './flow-export.js';
import { accepts, flowPaths } from './flow-paths.js';
import type { FlowGoal, GoalConnection } from './task-check.js';
import { testField } from './value-rules.js';

/** The best that a learner's flow can be read as. */
export interface FlowMatch {
  /** What stands for each component of the goal, by its id; undefined where nothing does. */
  readonly nodes: ReadonlyMap<string, ExportedComponent | undefined>;
  /** The connections of the goal that are there. */
  readonly connected: readonly GoalConnection[];
  /** All ways were tried, or a complete match was found. */
  readonly isCertain: boolean;
}

/** So many ways to read a flow are tried; flows of the course need a few hundred at most. */
const MOST_TRIES = 20_000;

/** Finds the goal in a flow: each of its components once, with as few connections and values missing as can be. */
export function matchFlow(
  { components, connections, rules, types }: FlowGoal,
  flow: ExportedFlow,
): FlowMatch {
  const leads = flowPaths(types, flow);
  const choices = components
    .map((wanted) => {
      const own = rules.filter(({ component }) => component === wanted.id);
      const candidates = flow.components.flatMap((node) =>
        node.keys.some((key) => accepts(wanted, key))
          ? [{ node, lost: own.filter((rule) => testField(rule, node.template) !== 'found').length }]
          : [],
      );
      // Each with the number of rules that it breaks. In the last one nothing stands for the component: it is missing, too.
      return { id: wanted.id, options: [...candidates, { node: undefined, lost: own.length + 1 }] };
    })
    .sort((one, other) => one.options.length - other.options.length);
  const nodes = new Map<string, ExportedComponent | undefined>();
  const taken = new Set<string>();
  const known = new Map<string, boolean>();
  const isThere = (wanted: GoalConnection, avoided?: ReadonlySet<string>) => {
    const [from, to] = [nodes.get(wanted.from)?.id, nodes.get(wanted.to)?.id];
    if (from === undefined || to === undefined) return false;
    const key = JSON.stringify([connections.indexOf(wanted), from, to]);
    const isPossible = known.get(key) ?? leads(wanted, from, to);
    known.set(key, isPossible);
    return isPossible && (!avoided || leads(wanted, from, to, avoided));
  };
  let best: Omit<FlowMatch, 'isCertain'> = { nodes: new Map(), connected: [] };
  let least = Infinity;
  let tries = 0;
  const search = (step: number, lost: number, unlinked: number): void => {
    if (lost + unlinked >= least || tries > MOST_TRIES) return;
    const choice = choices[step];
    if (!choice) {
      // Only now is it known which components a connection may lead around by.
      const connected = connections.filter((wanted) => isThere(wanted, taken));
      const sum = lost + connections.length - connected.length;
      if (sum < least) {
        least = sum;
        best = { nodes: new Map(nodes), connected };
      }
      return;
    }
    const { id, options } = choice;
    for (const { node, lost: own } of options) {
      if (node && taken.has(node.id)) continue;
      tries += 1;
      nodes.set(id, node);
      if (node) taken.add(node.id);
      const isGone = (wanted: GoalConnection) =>
        (wanted.from === id ? nodes.has(wanted.to) : wanted.to === id && nodes.has(wanted.from)) &&
        !isThere(wanted);
      search(step + 1, lost + own, unlinked + connections.filter(isGone).length);
      nodes.delete(id);
      if (node) taken.delete(node.id);
    }
  };
  search(0, 0, 0);
  return { ...best, isCertain: least === 0 || tries <= MOST_TRIES };
}
