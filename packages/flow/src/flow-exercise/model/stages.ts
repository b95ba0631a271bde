import type { Flow } from '../../model/flow.js';

/** How many connections a message has passed when it comes to each connection of a flow. */
export function stagesOf({ connections }: Flow): readonly number[] {
  const before = (node: string, passed: readonly string[]): number =>
    passed.includes(node)
      ? 0
      : Math.max(
          0,
          ...connections
            .filter(({ to }) => to.node === node)
            .map(({ from }) => 1 + before(from.node, [...passed, node])),
        );
  return connections.map(({ from }) => before(from.node, []));
}
