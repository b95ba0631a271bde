import { columnsOf, backwardConnections } from '../../model/flow-columns.js';
import type { Flow, FlowConnection } from '../../model/flow.js';

/** How long a message takes for a connection, in seconds; the stylesheet has it, too. */
export const PASSAGE = 0.7;

/** When a message comes to each connection of a flow that runs: how many it has passed before on its longest way. */
export function runOrder(
  flow: Flow,
): readonly { readonly connection: FlowConnection; readonly turn: number }[] {
  const columns = columnsOf(flow, backwardConnections(flow));
  return flow.connections.map((connection) => ({ connection, turn: columns.get(connection.from.node) ?? 0 }));
}
