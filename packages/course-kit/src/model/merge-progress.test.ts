import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf } from './merge-progress.js';
import { recordOf, type LevelRecord } from './level-record.js';
import { isLevelPassed } from './level-state.js';
import { applyChanges } from './progress-change.js';
import { normaliseCompletedTasks } from './task-key.js';

const PASS_MARK = 70;

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
        const merged = applyChanges(account, changesOf(signedOut, PASS_MARK), PASS_MARK);
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

  it('opens each level before it comes to it', () => {
    fc.assert(
      fc.property(recordsArbitrary, (records) => {
        const levels = changesOf(records.toReversed(), PASS_MARK).map(({ level }) => level);
        expect(levels).toEqual([...levels].sort((a, b) => a - b));
      }),
    );
  });
});
