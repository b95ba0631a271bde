import type { ExportedFlow } from './flow-export.js';
import { accepts, FlowPaths } from './flow-paths.js';
import type { FlowGoal } from './task-check.js';
import { testField } from './value-rules.js';

/** Which component of the learner's flow stands for each of the goal's; undefined where none does. */
export type Assignment = readonly (number | undefined)[];

/** The best that a learner's flow can be read as. */
export interface FlowMatch {
  readonly assignment: Assignment;
  /** For each connection of the goal, whether it is there. */
  readonly connected: readonly boolean[];
  /** All ways were tried, or a whole match was found. */
  readonly isCertain: boolean;
}

/** So many ways to read a flow are tried; flows of the course need a few hundred at most. */
const MOST_TRIES = 20_000;

/** Finds the goal in a flow: each of its components once, with as many connections and values as can be had. */
export function matchFlow(goal: FlowGoal, flow: ExportedFlow): FlowMatch {
  const { components, connections } = goal;
  const candidates = components.map((wanted) =>
    flow.components.flatMap(({ keys }, index) => (keys.some((key) => accepts(wanted, key)) ? [index] : [])),
  );
  const place = new Map(components.map(({ id }, index) => [id, index]));
  const ends = connections.map(({ from, to }) => [place.get(from) ?? -1, place.get(to) ?? -1] as const);
  const paths = new FlowPaths(goal, flow);
  const values = components.map(({ id }, index) => valuesOf(goal, flow, id, candidates[index] ?? []));
  const order = inOrder(components.length, ends, candidates);
  const assignment: (number | undefined)[] = components.map(() => undefined);
  const taken = new Set<number>();
  const most = components.length + connections.length + goal.rules.length;
  let best = { score: -1, assignment: [...assignment], connected: connections.map(() => false) };
  let tries = 0;

  /** Connections of a component to those that have a place already. */
  const settled = (step: number) => {
    const done = new Set(order.slice(0, step + 1));
    return ends.flatMap(([from, to], index) =>
      (from === order[step] || to === order[step]) && done.has(from) && done.has(to) ? [index] : [],
    );
  };
  const settledAt = order.map((_, step) => settled(step));
  // What a component can add at most, for every step from the last one back.
  const rest = order.map(
    (index, step) => 1 + (settledAt[step]?.length ?? 0) + rulesOf(goal, components[index]?.id),
  );
  for (let step = rest.length - 2; step >= 0; step -= 1)
    rest[step] = (rest[step] ?? 0) + (rest[step + 1] ?? 0);

  const isLinked = (index: number, isBypassed: (node: number) => boolean) => {
    const [from, to] = ends[index] ?? [-1, -1];
    const [source, target, wanted] = [assignment[from], assignment[to], connections[index]];
    return (
      source !== undefined &&
      target !== undefined &&
      !!wanted &&
      paths.lead(wanted, index, source, target, isBypassed)
    );
  };
  const everywhere = () => true;
  const finish = () => {
    const connected = connections.map((_, index) => isLinked(index, (node) => !taken.has(node)));
    const score =
      assignment.reduce<number>(
        (sum, node, index) => sum + (node === undefined ? 0 : 1 + (values[index]?.get(node) ?? 0)),
        0,
      ) + connected.filter(Boolean).length;
    if (score > best.score) best = { score, assignment: [...assignment], connected };
  };
  const search = (step: number, score: number): void => {
    if (best.score === most || tries > MOST_TRIES) return;
    const index = order[step];
    if (index === undefined) {
      finish();
      return;
    }
    if (score + (rest[step] ?? 0) <= best.score) return;
    for (const node of candidates[index] ?? []) {
      if (taken.has(node)) continue;
      tries += 1;
      assignment[index] = node;
      taken.add(node);
      const links = (settledAt[step] ?? []).filter((link) => isLinked(link, everywhere)).length;
      search(step + 1, score + 1 + links + (values[index]?.get(node) ?? 0));
      taken.delete(node);
      assignment[index] = undefined;
    }
    search(step + 1, score);
  };
  search(0, 0);
  return {
    assignment: best.assignment,
    connected: best.connected,
    isCertain: best.score === most || tries <= MOST_TRIES,
  };
}

function rulesOf({ rules }: FlowGoal, id: string | undefined): number {
  return rules.filter(({ component }) => component === id).length;
}

/** How many rules each candidate keeps. */
function valuesOf({ rules }: FlowGoal, flow: ExportedFlow, id: string, candidates: readonly number[]) {
  const own = rules.filter(({ component }) => component === id);
  return new Map(
    candidates.map((node) => [
      node,
      own.filter((rule) => testField(rule, flow.components[node]?.template ?? {}) === 'found').length,
    ]),
  );
}

/** The component with the fewest candidates first, then those that are connected to one before them. */
function inOrder(
  count: number,
  ends: readonly (readonly [number, number])[],
  candidates: readonly (readonly number[])[],
): readonly number[] {
  const order: number[] = [];
  const left = new Set(Array.from({ length: count }, (_, index) => index));
  const isNear = (index: number) =>
    ends.some(
      ([from, to]) => (from === index && order.includes(to)) || (to === index && order.includes(from)),
    );
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
