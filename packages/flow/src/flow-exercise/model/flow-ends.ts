import type { Flow } from '../../model/flow.js';

/** The ids of the component in which a flow begins, and of all that are reached from there and lead on to none. */
export function endsOf({
  nodes,
  connections,
}: Flow): { readonly start: string; readonly ends: readonly string[] } | null {
  const leaves = (id: string) => connections.some(({ from }) => from.node === id);
  const start = nodes.find(({ id }) => leaves(id) && !connections.some(({ to }) => to.node === id))?.id;
  const reached = new Set([start]);
  // Others are added while the set is walked through.
  for (const id of reached)
    for (const { from, to } of connections) if (from.node === id) reached.add(to.node);
  const ends = nodes.filter(({ id }) => reached.has(id) && !leaves(id)).map(({ id }) => id);
  return start === undefined || ends.length === 0 ? null : { start, ends };
}
