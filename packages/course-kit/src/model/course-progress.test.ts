import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseProgress } from './course-progress.js';
import { anyCourse, anyRecords } from './course.arbitrary.js';
import { courseState, type LevelState } from './level-state.js';
import { taskKey } from './task-key.js';

const anyState = (): fc.Arbitrary<LevelState> =>
  fc.tuple(fc.nat(60), fc.boolean()).chain(([taskCount, isPassed]) =>
    fc.nat(taskCount).map((done) => ({
      level: 1,
      status: 'open',
      access: { status: 'open' },
      completedTasks: Array.from({ length: done }, (_, index) => index + 1),
      taskCount,
      isPassed,
      score: null,
      quizTimeSeconds: null,
    })),
  );

describe('courseProgress', () => {
  it('counts every task and every quiz', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), (course, records) => {
        const states = courseState(course, records);
        const progress = courseProgress(states);
        const passed = states.filter(({ isPassed }) => isPassed).length;
        const tasks = course.levels.flatMap((level) => level.tasks).length;
        expect(progress.passedLevels).toBe(passed);
        expect(progress.total).toBe(tasks + course.levels.length);
        expect(progress.done).toBe(states.flatMap(({ completedTasks }) => completedTasks).length + passed);
      }),
    );
  });

  it('rounds the percentage down, exactly', () => {
    fc.assert(
      fc.property(fc.array(anyState(), { minLength: 1, maxLength: 6 }), (states) => {
        const { done, total, percent } = courseProgress(states);
        // In whole numbers, so that the check itself cannot be rounded.
        expect(percent * total).toBeLessThanOrEqual(100 * done);
        expect((percent + 1) * total).toBeGreaterThan(100 * done);
        expect(percent === 100).toBe(done === total);
      }),
      { numRuns: 1000 },
    );
  });

  it('is 100 percent of a course that is done', () => {
    fc.assert(
      fc.property(anyCourse(), (course) => {
        const records = course.levels.map(({ level, tasks }) => ({
          level,
          completedTasks: tasks.map((_, index) => taskKey(level, index + 1)),
          quizCompleted: true,
          quizScore: 100,
          quizTimeSeconds: 1,
        }));
        expect(courseProgress(courseState(course, records)).percent).toBe(100);
        expect(courseProgress(courseState(course, [])).percent).toBe(0);
      }),
    );
  });

  it.each([
    [29, 50, 58],
    [1, 3, 33],
    [59, 60, 98],
  ])('%i of %i is %i percent', (done, total, percent) => {
    const tasks = Array.from({ length: done }, (_, index) => index + 1);
    const [state] = fc.sample(anyState(), 1);
    const states = state ? [{ ...state, completedTasks: tasks, taskCount: total - 1, isPassed: false }] : [];
    expect(courseProgress(states)).toMatchObject({ done, total, percent });
  });

  it('of a course without tasks and quizzes is 0', () => {
    expect(courseProgress([])).toEqual({ done: 0, total: 0, percent: 0, passedLevels: 0 });
  });
});
