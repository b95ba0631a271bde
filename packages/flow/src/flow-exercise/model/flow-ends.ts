import type { Flow } from '../../model/flow.js';

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
