import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStep, minutesLeft, NEW_LESSON, parseLessonDraft, stepToContinue } from './lesson-draft.js';
import type { Task } from './course.js';

const COUNT = 9;
const step = fc.integer({ min: 1, max: COUNT });
const draft = fc.record({
  seenSteps: fc.uniqueArray(step).map((steps) => steps.toSorted((a, b) => a - b)),
  lastStep: fc.option(step),
});
const lesson = (minutes?: Task['minutes']): Task => ({
  id: 'task-1-1',
  stepCount: COUNT,
  title: 'Beans',
  description: '',
  duration: '',
  introduction: [],
  steps: Array.from({ length: COUNT }, (_, index) => ({
    title: `Step ${index}`,
    instruction: ['a few words'],
  })),
  resources: [],
  documentation: [],
  links: [],
  ...(minutes && { minutes }),
});

describe('a stored lesson', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(draft, (written) => {
        expect(parseLessonDraft(COUNT, JSON.parse(JSON.stringify(written)))).toEqual(written);
      }),
    );
  });

  it('keeps the valid parts of anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { seenSteps, lastStep } = parseLessonDraft(COUNT, stored);
        expect(seenSteps.every((seen) => seen >= 1 && seen <= COUNT)).toBe(true);
        expect(lastStep === null || (lastStep >= 1 && lastStep <= COUNT)).toBe(true);
      }),
    );
    expect(parseLessonDraft(3, { seenSteps: [2, 9, '1', 2], lastStep: 4 })).toEqual({
      seenSteps: [2],
      lastStep: null,
    });
  });
});

describe('a step that is checked', () => {
  it('stays checked, whatever else is checked, until it is unchecked', () => {
    fc.assert(
      fc.property(draft, step, (before, checked) => {
        const seen = checkStep(before, checked, true);
        expect(seen.seenSteps).toContain(checked);
        expect(checkStep(seen, checked, true)).toEqual(seen);
        expect(checkStep(seen, checked, false).seenSteps).toEqual(
          before.seenSteps.filter((other) => other !== checked),
        );
      }),
    );
  });
});

describe('where a learner goes on', () => {
  it('is undefined in a lesson that was not begun', () => {
    expect(stepToContinue(COUNT, NEW_LESSON)).toBeUndefined();
    expect(stepToContinue(COUNT, { seenSteps: [], lastStep: 1 })).toBeUndefined();
  });

  it('is the step that was read last, and the next one once that is checked', () => {
    expect(stepToContinue(COUNT, { seenSteps: [1, 2], lastStep: 5 })).toBe(5);
    expect(stepToContinue(COUNT, { seenSteps: [1, 2, 5], lastStep: 5 })).toBe(6);
    expect(stepToContinue(COUNT, { seenSteps: [1, 2, 9], lastStep: 9 })).toBe(3);
  });

  it('is never a checked step', () => {
    fc.assert(
      fc.property(draft, (reached) => {
        expect(reached.seenSteps).not.toContain(stepToContinue(COUNT, reached));
      }),
    );
  });
});

describe('the time that is left', () => {
  it('is the share of the unchecked steps', () => {
    expect(minutesLeft(lesson({ fewest: 30, most: 60 }), [])).toBe(45);
    expect(minutesLeft(lesson({ fewest: 30, most: 60 }), [1, 2, 3])).toBe(30);
    expect(minutesLeft(lesson(), [])).toBe(1);
  });

  it('is that of the steps from the place that is read on', () => {
    const left = (seen: readonly number[], from: number) =>
      minutesLeft(lesson({ fewest: 90, most: 90 }), seen, from);
    expect([left([], 4), left([1, 5], 4), left([], COUNT), left([COUNT], COUNT)]).toEqual([60, 50, 10, 0]);
  });

  it('is at least a minute until all steps are checked, and shrinks with every step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.uniqueArray(step), step, (most, seen, next) => {
        const task = lesson({ fewest: 1, most });
        const left = minutesLeft(task, seen);
        expect(left === 0).toBe(seen.length === COUNT);
        expect(minutesLeft(task, [...new Set([...seen, next])])).toBeLessThanOrEqual(left);
      }),
    );
  });
});
