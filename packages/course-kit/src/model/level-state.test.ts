import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCourse, anyPassMark, anyRecord, anyRecords } from './course.arbitrary.js';
import { emptyRecord, recordOf, withRecord } from './level-record.js';
import { courseState, isLevelPassed, levelAccess, levelState } from './level-state.js';

describe('isLevelPassed', () => {
  it('needs a completed quiz and a score of at least the pass mark, both', () => {
    fc.assert(
      fc.property(anyRecord(1), anyPassMark(), (record, passMark) => {
        const isPassed = record.quizCompleted && record.quizScore !== null && record.quizScore >= passMark;
        expect(isLevelPassed(record, passMark)).toBe(isPassed);
        expect(isLevelPassed({ ...record, quizCompleted: false }, passMark)).toBe(false);
        expect(isLevelPassed({ ...record, quizCompleted: true, quizScore: passMark }, passMark)).toBe(true);
        expect(isLevelPassed({ ...record, quizCompleted: true, quizScore: null }, passMark)).toBe(false);
      }),
    );
  });
});

describe('levelAccess', () => {
  it('level 1 and below is open to everyone', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), fc.integer({ max: 1 }), (course, records, level) => {
        expect(levelAccess(course, records, level)).toEqual({ status: 'open' });
      }),
    );
  });

  it('a higher level is open exactly when the one before it is passed, and says which that is', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), (course, records) => {
        for (const { level } of course.levels.slice(1)) {
          const isPassed = isLevelPassed(recordOf(records, level - 1), course.passMark);
          expect(levelAccess(course, records, level)).toEqual(
            isPassed ? { status: 'open' } : { status: 'locked', requiredLevel: level - 1 },
          );
        }
      }),
    );
  });

  it('a level beyond the course asks for the last level of the course', () => {
    fc.assert(
      fc.property(anyCourse(), fc.integer({ min: 1, max: 200 }), (course, beyond) => {
        const requiredLevel = course.levels.length;
        expect(levelAccess(course, [], requiredLevel + beyond)).toEqual({ status: 'locked', requiredLevel });
      }),
    );
  });

  it('passing a level opens no other than the next', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), (course, records) => {
        for (const { level: passed } of course.levels) {
          const pass = { ...emptyRecord(passed), quizCompleted: true, quizScore: 100 };
          const after = withRecord(records, pass);
          for (const { level } of course.levels) {
            const expected = level === passed + 1 ? 'open' : levelAccess(course, records, level).status;
            expect(levelAccess(course, after, level).status).toBe(expected);
          }
        }
      }),
    );
  });
});

describe('levelState', () => {
  it('has one state for each level, in order', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), (course, records) => {
        const states = courseState(course, records);
        expect(states).toEqual(course.levels.map((outline) => levelState(course, records, outline)));
        expect(states.map(({ level }) => level)).toEqual(course.levels.map(({ level }) => level));
      }),
    );
  });

  it('shows what is recorded; tasks that the level does not have any more do not count', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), (course, records) => {
        for (const [index, state] of courseState(course, records).entries()) {
          const record = recordOf(records, index + 1);
          const count = course.levels[index]?.tasks.length ?? 0;
          const numbers = Array.from({ length: count }, (_, task) => task + 1);
          expect(state.completedTasks).toEqual(
            numbers.filter((task) => record.completedTasks.includes(`level-${index + 1}-task-${task}`)),
          );
          expect(state).toMatchObject({
            taskCount: count,
            score: record.quizScore,
            quizTimeSeconds: record.quizTimeSeconds,
            isPassed: isLevelPassed(record, course.passMark),
            access: levelAccess(course, records, index + 1),
          });
        }
      }),
    );
  });

  it('a card is passed, else locked, else in progress when begun, else open', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), (course, records) => {
        for (const { status, isPassed, access, completedTasks, score } of courseState(course, records)) {
          const isBegun = completedTasks.length > 0 || score !== null;
          expect(status === 'passed').toBe(isPassed);
          expect(status === 'locked').toBe(!isPassed && access.status === 'locked');
          expect(status === 'in-progress').toBe(!isPassed && access.status === 'open' && isBegun);
          expect(status === 'open').toBe(!isPassed && access.status === 'open' && !isBegun);
        }
      }),
    );
  });

  it('counts tasks in any form that was ever recorded, once', () => {
    fc.assert(
      fc.property(anyCourse(), (course) => {
        fc.pre((course.levels[0]?.tasks.length ?? 0) >= 3);
        const completedTasks = ['task-1-3', '3', 'level-1-task-1', 'level-2-task-2', 'nonsense'];
        const [state] = courseState(course, [{ ...emptyRecord(1), completedTasks }]);
        expect(state?.completedTasks).toEqual([1, 3]);
      }),
    );
  });
});
