import * as fc from 'fast-check';
import { defineFlow } from './define-flow.js';
import type { Flow } from './flow.js';

/** Any flow of one to eight components with two ports a side, loops and parts apart included. */
export function anyFlow(): fc.Arbitrary<Flow> {
  return fc.integer({ min: 1, max: 8 }).chain((count) => {
    const node = fc.integer({ min: 0, max: count - 1 });
    const port = fc.constantFrom('A', 'B');
    const connection = fc.record({ from: node, to: node, out: port, into: port });
    return fc
      .uniqueArray(connection, { maxLength: 12, selector: (one) => JSON.stringify(one) })
      .map((connections) =>
        defineFlow({
          title: 'Any',
          nodes: Object.fromEntries(
            Array.from({ length: count }, (_, index) => [
              `n${index}`,
              {
                title: `Node ${index}`,
                inputs: ['A: Message', 'B: Table'],
                outputs: ['A: Message', 'B: Table'],
              },
            ]),
          ),
          connections: connections.map(({ from, to, out, into }) => `n${from}.${out} -> n${to}.${into}`),
        }),
      );
  });
}
