import type { Flow, FlowConnection, FlowNode } from '../../model/flow.js';

/** The id of the component that stands for another one, by the id of that one. */
export type Renaming = ReadonlyMap<string, string>;

/** More ways than this to rename components are not tried. */
const MOST = 120;

/** The ways to exchange components of a flow that look the same; at least that of exchanging none. */
export function sameFlows({ nodes }: Flow): readonly Renaming[] {
  const alike = new Map<string, string[]>();
  for (const node of nodes) {
    const key = looksOf(node);
    alike.set(key, [...(alike.get(key) ?? []), node.id]);
  }
  let renamings: readonly Renaming[] = [new Map()];
  for (const ids of alike.values()) {
    const orders = ids.length > 1 && ids.length < 6 ? ordersOf(ids) : [ids];
    if (renamings.length * orders.length > MOST) continue;
    renamings = renamings.flatMap((known) =>
      orders.map(
        (order) => new Map([...known, ...ids.map((id, index) => [id, order[index] ?? id] as const)]),
      ),
    );
  }
  return renamings;
}

/** A connection between the components that stand for its own. */
export function renamed({ from, to, type }: FlowConnection, renaming: Renaming): FlowConnection {
  const end = ({ node, port }: FlowConnection['from']) => ({ node: renaming.get(node) ?? node, port });
  return { from: end(from), to: end(to), type };
}

function looksOf({ title, detail, inputs, outputs }: FlowNode): string {
  return JSON.stringify([title, detail, inputs, outputs]);
}

function ordersOf(ids: readonly string[]): readonly (readonly string[])[] {
  if (ids.length < 2) return [ids];
  return ids.flatMap((first) => ordersOf(ids.filter((id) => id !== first)).map((rest) => [first, ...rest]));
}
