import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessonWay } from './lesson-way.js';

const anySteps = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc.tuple(fc.constant(count), fc.subarray(Array.from({ length: count }, (_, index) => index + 1))),
  );

describe('where the head of a lesson leads', () => {
  it('is the first step that is not seen, and after all the mark', () => {
    fc.assert(
      fc.property(anySteps, ([count, seen]) => {
        const first = Array.from({ length: count }, (_, index) => index + 1).find(
          (step) => !seen.includes(step),
        );
        expect(lessonWay(count, seen, false)).toBe(first ?? 'finish');
      }),
    );
  });

  it('is on from a task that is done, but over it again where no step is seen', () => {
    fc.assert(
      fc.property(anySteps, ([count, seen]) => {
        expect(lessonWay(count, seen, true)).toBe(seen.length === 0 ? 'fromStart' : 'next');
      }),
    );
  });
});
