import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf } from './merge-progress.js';
import { recordOf, type LevelRecord } from './level-record.js';
import { isLevelPassed } from './level-state.js';
import { applyChanges } from './progress-change.js';
import { normaliseCompletedTasks } from './task-key.js';

const anyLevel = {
  title: '',
  description: '',
  duration: '',
  difficulty: '',
  color: '',
  topics: [],
  prerequisites: [],
  objectives: [],
  tasks: [],
};

const PASS_MARK = 70;
/** Of quizzes that can have every score. */
const course = {
  passMark: PASS_MARK,
  levels: [1, 2, 3, 4, 5].map((level) => ({ ...anyLevel, level, questionCount: 100 })),
};

const recordsArbitrary = fc
  .uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 5 })
  .chain((levels) =>
    fc.tuple(
      ...levels.map((level) =>
        fc.record({
          level: fc.constant(level),
          completedTasks: fc
            .array(fc.integer({ min: 1, max: 8 }))
            .map((tasks) => normaliseCompletedTasks(level, tasks)),
          quizScore: fc.option(fc.integer({ min: 0, max: 100 })),
          quizTimeSeconds: fc.option(fc.nat()),
        }),
      ),
    ),
  )
  .map((records): LevelRecord[] =>
    records
      .map((record) => ({ ...record, quizCompleted: (record.quizScore ?? 0) >= PASS_MARK }))
      .sort((a, b) => a.level - b.level),
  );

describe('what was done signed out, merged into an account', () => {
  it('keeps every task and every pass of both, and the better score', () => {
    fc.assert(
      fc.property(recordsArbitrary, recordsArbitrary, (account, signedOut) => {
        const merged = applyChanges(account, changesOf(signedOut, course).changes, PASS_MARK);
        for (const level of [1, 2, 3, 4, 5]) {
          const [mine, other, both] = [account, signedOut, merged].map((records) => recordOf(records, level));
          if (!mine || !other || !both) throw new Error('three records');
          expect(new Set(both.completedTasks)).toEqual(
            new Set([...mine.completedTasks, ...other.completedTasks]),
          );
          const passes = [mine, other].filter((record) => isLevelPassed(record, PASS_MARK));
          expect(isLevelPassed(both, PASS_MARK)).toBe(passes.length > 0);
          const best = Math.max(0, ...passes.map((record) => record.quizScore ?? 0));
          expect(passes.length === 0 ? 0 : both.quizScore).toBe(best);
        }
      }),
    );
  });

  it('unlocks each level before its own changes', () => {
    fc.assert(
      fc.property(recordsArbitrary, (records) => {
        const levels = changesOf(records.toReversed(), course).changes.map(({ level }) => level);
        expect(levels).toEqual([...levels].sort((a, b) => a - b));
      }),
    );
  });

  it('adapts the score of a pass to the current quiz, and keeps it a pass', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: PASS_MARK, max: 100 }),
        fc.integer({ min: 1, max: 20 }),
        (score, count) => {
          const quiz = {
            level: 1,
            completedTasks: [],
            quizCompleted: true,
            quizScore: score,
            quizTimeSeconds: 1,
          };
          const levels = [{ ...anyLevel, level: 1, questionCount: count }];
          const [change] = changesOf([quiz], { passMark: PASS_MARK, levels }).changes;
          const possible = Array.from({ length: count + 1 }, (_, correct) =>
            Math.round((100 * correct) / count),
          );
          expect(change).toMatchObject({ kind: 'quiz', isPassed: true });
          expect(possible).toContain(change?.kind === 'quiz' && change.score);
          expect(change?.kind === 'quiz' && change.score).toBeGreaterThanOrEqual(PASS_MARK);
        },
      ),
    );
  });

  it('counts completed quizzes without a score, which cannot be merged', () => {
    const completed = {
      level: 1,
      completedTasks: ['level-1-task-1'],
      quizCompleted: true,
      quizScore: null,
      quizTimeSeconds: null,
    };
    const { changes, incomplete } = changesOf([completed], course);
    expect(incomplete).toBe(1);
    expect(changes).toEqual([{ kind: 'task', level: 1, task: 1, isCompleted: true }]);
  });
});
