import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyChanges, anyPassMark, anyQuizChange, anyRecord, anyTaskChange } from './course.arbitrary.js';
import { emptyRecord, recordOf } from './level-record.js';
import { isLevelPassed } from './level-state.js';
import { applyChange, applyChanges } from './progress-change.js';
import { taskKey } from './task-key.js';

const level = () => fc.constant(1);
const anyPassMarkAndQuiz = () =>
  anyPassMark().chain((passMark) => fc.tuple(fc.constant(passMark), anyQuizChange(level(), passMark)));

describe('a change of a task', () => {
  it('marks or unmarks that task and leaves everything else as it is', () => {
    fc.assert(
      fc.property(anyRecord(1), anyTaskChange(level()), (record, change) => {
        const after = applyChange(record, change, 70);
        const key = taskKey(1, change.task);
        expect(after.completedTasks.includes(key)).toBe(change.isCompleted);
        const others = (keys: readonly string[]) => keys.filter((other) => other !== key);
        expect(others(after.completedTasks)).toEqual(others(record.completedTasks));
        expect({ ...after, completedTasks: [] }).toEqual({ ...record, completedTasks: [] });
      }),
    );
  });

  it('made twice has the effect of one', () => {
    fc.assert(
      fc.property(anyRecord(1), anyTaskChange(level()), (record, change) => {
        const once = applyChange(record, change, 70);
        expect(applyChange(once, change, 70)).toEqual(once);
      }),
    );
  });

  it('commutes with a change of another task, so that two tabs keep both', () => {
    fc.assert(
      fc.property(anyRecord(1), anyTaskChange(level()), anyTaskChange(level()), (record, a, b) => {
        fc.pre(a.task !== b.task);
        const apply = (...changes: (typeof a)[]) =>
          changes.reduce((current, change) => applyChange(current, change, 70), record);
        expect(apply(a, b)).toEqual(apply(b, a));
      }),
    );
  });
});

describe('a quiz result', () => {
  it('never takes a pass away nor lowers its score', () => {
    fc.assert(
      fc.property(anyRecord(1), anyPassMarkAndQuiz(), (record, [passMark, change]) => {
        fc.pre(isLevelPassed(record, passMark));
        const after = applyChange(record, change, passMark);
        expect(isLevelPassed(after, passMark)).toBe(true);
        expect(after.quizScore).toBe(Math.max(record.quizScore ?? 0, change.score));
        const isBetter = change.score > (record.quizScore ?? 0);
        expect(after.quizTimeSeconds).toBe(isBetter ? change.timeSeconds : record.quizTimeSeconds);
      }),
    );
  });

  it('before a pass is stored unchanged, failures with their score', () => {
    fc.assert(
      fc.property(anyRecord(1), anyPassMarkAndQuiz(), (record, [passMark, change]) => {
        fc.pre(!isLevelPassed(record, passMark));
        expect(applyChange(record, change, passMark)).toEqual({
          ...record,
          quizCompleted: change.isPassed,
          quizScore: change.score,
          quizTimeSeconds: change.timeSeconds,
        });
      }),
    );
  });

  it('does not change the tasks', () => {
    fc.assert(
      fc.property(anyRecord(1), anyPassMarkAndQuiz(), (record, [passMark, change]) => {
        expect(applyChange(record, change, passMark).completedTasks).toEqual(record.completedTasks);
      }),
    );
  });
});

describe('applyChanges', () => {
  it('gives the last toggle of each task, and the best pass of each level', () => {
    fc.assert(
      fc.property(anyChanges(), (changes) => {
        const after = applyChanges([], changes, 70);
        const levels = [...new Set(changes.map((change) => change.level))].sort((a, b) => a - b);
        expect(after.map((record) => record.level)).toEqual(levels);
        for (const number of levels) {
          const record = recordOf(after, number);
          const own = changes.filter((change) => change.level === number);
          const toggles = own.flatMap((change) => (change.kind === 'task' ? [change] : []));
          const done = new Map(toggles.map(({ task, isCompleted }) => [task, isCompleted]));
          const tasks = [...done].filter(([, isCompleted]) => isCompleted).map(([task]) => task);
          expect(record.completedTasks).toEqual(
            tasks.sort((a, b) => a - b).map((task) => taskKey(number, task)),
          );
          const scores = own.flatMap((change) => (change.kind === 'quiz' ? [change.score] : []));
          const best = scores.filter((score) => score >= 70);
          expect(record.quizCompleted).toBe(best.length > 0);
          expect(record.quizScore).toBe(best.length > 0 ? Math.max(...best) : (scores.at(-1) ?? null));
        }
      }),
    );
  });

  it('does not change the records of other levels', () => {
    const other = { ...emptyRecord(9), quizScore: 50 };
    fc.assert(
      fc.property(anyChanges(), (changes) => {
        expect(recordOf(applyChanges([other], changes, 70), 9)).toBe(other);
      }),
    );
  });
});
