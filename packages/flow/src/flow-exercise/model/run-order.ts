import { columnsOf, backwardConnections } from '../../model/flow-columns.js';
import type { Flow, FlowConnection } from '../../model/flow.js';

/** When a message comes to each connection of a flow that runs: how many it has passed before on its longest way. */
export function runOrder(
  flow: Flow,
): readonly { readonly connection: FlowConnection; readonly turn: number }[] {
  const columns = columnsOf(flow, backwardConnections(flow));
  return flow.connections.map((connection) => ({ connection, turn: columns.get(connection.from.node) ?? 0 }));
}

/** The ids of the component in which a flow begins, and of the last one that is reached from there. */
export function endsOf({
  nodes,
  connections,
}: Flow): { readonly start: string; readonly end: string } | null {
  const leaves = (id: string) => connections.some(({ from }) => from.node === id);
  const start = nodes.find(({ id }) => leaves(id) && !connections.some(({ to }) => to.node === id))?.id;
  const reached = new Set([start]);
  // Others are added while the set is walked through.
  for (const id of reached)
    for (const { from, to } of connections) if (from.node === id) reached.add(to.node);
  const end = nodes.findLast(({ id }) => reached.has(id) && !leaves(id))?.id;
  return start === undefined || end === undefined ? null : { start, end };
}
