import type { ExportedFlow } from './flow-export.js';
import { accepts, FlowPaths } from './flow-paths.js';
import type { FieldRule, FlowGoal } from './task-check.js';
import { testField } from './value-rules.js';

/** Which component of the learner's flow stands for each of the goal's; undefined where none does. */
export type Assignment = readonly (number | undefined)[];

/** The best that a learner's flow can be read as. */
export interface FlowMatch {
  readonly assignment: Assignment;
  /** For each connection of the goal, whether it is there. */
  readonly connected: readonly boolean[];
  /** All ways were tried, or a complete match was found. */
  readonly isCertain: boolean;
}

/** So many ways to read a flow are tried; flows of the course need a few hundred at most. */
const MOST_TRIES = 20_000;

/** Finds the goal in a flow: each of its components once, with as few connections and values missing as can be. */
export function matchFlow(goal: FlowGoal, flow: ExportedFlow): FlowMatch {
  const { components, connections, rules } = goal;
  const paths = new FlowPaths(goal, flow);
  const place = new Map(components.map(({ id }, index) => [id, index]));
  const ends = connections.map(({ from, to }) => [from, to].map((id) => place.get(id) ?? -1));
  const candidates = components.map((wanted) =>
    flow.components.flatMap(({ keys }, node) => (keys.some((key) => accepts(wanted, key)) ? [node] : [])),
  );
  const order = inOrder(ends, candidates);
  const assignment: (number | undefined)[] = components.map(() => undefined);
  const taken = new Set<number>();
  let best: { lost: number; assignment: Assignment; connected: readonly boolean[] } = {
    lost: Infinity,
    assignment: [...assignment],
    connected: connections.map(() => false),
  };
  let tries = 0;

  // How many of its rules a component does not keep with each node; all of them without one.
  const broken = components.map(({ id }, index) => {
    const own = rules.filter(({ component }) => component === id);
    const isKept = (node: number) => (rule: FieldRule) =>
      testField(rule, flow.components[node]?.template ?? {}) === 'found';
    const counts = new Map(
      (candidates[index] ?? []).map((node) => [node, own.length - own.filter(isKept(node)).length]),
    );
    return (node?: number) => (node === undefined ? own.length : (counts.get(node) ?? 0));
  });
  /** The connections that are decided with each step: those to components that have a place by then. */
  const decided = order.map((component, step) =>
    connections.flatMap((_, index) => {
      const both = ends[index] ?? [];
      return both.includes(component) && both.every((end) => order.slice(0, step + 1).includes(end))
        ? [index]
        : [];
    }),
  );
  const isThere = (index: number, isFree: (node: number) => boolean) => {
    const [from, to] = (ends[index] ?? []).map((end) => assignment[end]);
    const wanted = connections[index];
    return from !== undefined && to !== undefined && !!wanted && paths.lead(wanted, index, from, to, isFree);
  };
  const search = (step: number, lost: number): void => {
    if (lost >= best.lost || tries > MOST_TRIES) return;
    const component = order[step];
    if (component === undefined) {
      // Only now is it known which nodes a connection may lead around by.
      const connected = connections.map((_, index) => isThere(index, (node) => !taken.has(node)));
      const sum = assignment.reduce<number>(
        (total, node, index) => total + Number(node === undefined) + (broken[index]?.(node) ?? 0),
        connected.filter((one) => !one).length,
      );
      if (sum < best.lost) best = { lost: sum, assignment: [...assignment], connected };
      return;
    }
    const links = decided[step] ?? [];
    for (const node of candidates[component] ?? []) {
      if (taken.has(node)) continue;
      tries += 1;
      assignment[component] = node;
      taken.add(node);
      const unlinked = links.filter((link) => !isThere(link, () => true)).length;
      search(step + 1, lost + unlinked + (broken[component]?.(node) ?? 0));
      taken.delete(node);
      assignment[component] = undefined;
    }
    search(step + 1, lost + 1 + links.length + (broken[component]?.() ?? 0));
  };
  search(0, 0);
  const { lost, ...match } = best;
  return { ...match, isCertain: lost === 0 || tries <= MOST_TRIES };
}

/** The component with the fewest candidates first, then those that are connected to one before them. */
function inOrder(
  ends: readonly (readonly number[])[],
  candidates: readonly (readonly number[])[],
): readonly number[] {
  const order: number[] = [];
  const left = new Set(candidates.keys());
  const isNear = (index: number) =>
    ends.some((both) => both.includes(index) && both.some((end) => order.includes(end)));
  while (left.size > 0) {
    const [next = 0] = [...left].sort(
      (a, b) =>
        Number(isNear(b)) - Number(isNear(a)) ||
        (candidates[a]?.length ?? 0) - (candidates[b]?.length ?? 0) ||
        a - b,
    );
    order.push(next);
    left.delete(next);
  }
  return order;
}
