import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { courseFlow } from './course-flow.js';

const passed = fc.array(fc.boolean(), { maxLength: 12 });

it('has a node for each level, and an edge from each to the next', () => {
  fc.assert(
    fc.property(passed, (levels) => {
      const { nodes, edges } = courseFlow(levels, (isPassed) => isPassed);

      expect(nodes.map(({ level }) => level)).toEqual(levels);
      expect(edges.map(({ from, to }) => [from, to])).toEqual(
        levels.slice(1).map((_, index) => [index, index + 1]),
      );
    }),
  );
});

it('an edge is lit, and the level at its end reached, where the level at its start is passed', () => {
  fc.assert(
    fc.property(passed, (levels) => {
      const { nodes, edges } = courseFlow(levels, (isPassed) => isPassed);

      expect(edges.map(({ isLit }) => isLit)).toEqual(levels.slice(0, -1));
      expect(nodes.map(({ isReached }) => isReached)).toEqual([true, ...levels].slice(0, levels.length));
    }),
  );
});
