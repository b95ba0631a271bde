import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseCompletedTasks, taskId, taskKey, taskNumber } from './task-key.js';

const number = () => fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

describe('taskNumber', () => {
  it('reads every form that was ever recorded', () => {
    fc.assert(
      fc.property(number(), number(), (level, task) => {
        for (const recorded of [task, String(task), ` ${task} `, taskId(level, task), taskKey(level, task)])
          expect(taskNumber(level, recorded)).toBe(task);
      }),
    );
  });

  it("is null for another level's task", () => {
    fc.assert(
      fc.property(number(), number(), number(), (level, other, task) => {
        fc.pre(level !== other);
        expect(taskNumber(level, taskKey(other, task))).toBeNull();
        expect(taskNumber(level, taskId(other, task))).toBeNull();
      }),
    );
  });

  it('is a whole number from 1 or null, whatever was recorded', () => {
    fc.assert(
      fc.property(number(), fc.anything(), (level, recorded) => {
        const task = taskNumber(level, recorded);
        expect(task === null || (Number.isSafeInteger(task) && task > 0)).toBe(true);
      }),
    );
  });

  it.each([3, '3', 'task-1-3', 'level-1-task-3'])('of %j in level 1 is 3', (recorded) => {
    expect(taskNumber(1, recorded)).toBe(3);
  });

  it.each([
    0,
    -3,
    1.5,
    Number.NaN,
    1e21,
    '9007199254740993',
    '',
    'task-3',
    'level-1-task-',
    'level-1-task-3x',
    'xlevel-1-task-3',
    null,
    {},
  ])('of %j is none', (recorded) => {
    expect(taskNumber(1, recorded)).toBeNull();
  });
});

describe('taskKey and taskId', () => {
  it('name the level and the task, in the form that records keep', () => {
    expect(taskKey(2, 3)).toBe('level-2-task-3');
    expect(taskId(2, 3)).toBe('task-2-3');
  });
});

describe('normaliseCompletedTasks', () => {
  const anyForm = (level: number) =>
    fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.nat(3))
      .map(([task, form]) => [task, String(task), taskId(level, task), taskKey(level, task)][form]);

  it('gives ascending keys without repeats, and is stable', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyForm(2), anyForm(3), fc.anything())), (recorded) => {
        const keys = normaliseCompletedTasks(2, recorded);
        const numbers = recorded.map((entry) => taskNumber(2, entry)).filter((task) => task !== null);
        expect(keys).toEqual([...new Set(numbers)].sort((a, b) => a - b).map((task) => taskKey(2, task)));
        expect(normaliseCompletedTasks(2, keys)).toEqual(keys);
      }),
    );
  });

  it('is empty for what is no list', () => {
    fc.assert(
      fc.property(fc.anything(), (recorded) => {
        fc.pre(!Array.isArray(recorded));
        expect(normaliseCompletedTasks(1, recorded)).toEqual([]);
      }),
    );
  });

  it('turns old entries into the form of today', () => {
    expect(
      normaliseCompletedTasks(1, [5, '3', 'task-1-2', 'level-1-task-10', 3, 'level-2-task-1', null]),
    ).toEqual(['level-1-task-2', 'level-1-task-3', 'level-1-task-5', 'level-1-task-10']);
  });
});
