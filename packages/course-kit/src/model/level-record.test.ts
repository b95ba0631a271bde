import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRecord, anyRecords } from './course.arbitrary.js';
import { emptyRecord, recordOf, withRecord } from './level-record.js';

const anyLevelNumber = () => fc.integer({ min: 1, max: 8 });

describe('recordOf', () => {
  it('finds the record of the level, or an empty one', () => {
    fc.assert(
      fc.property(anyRecords(), anyLevelNumber(), (records, level) => {
        const found = records.filter((record) => record.level === level);
        expect(recordOf(records, level)).toEqual(found[0] ?? emptyRecord(level));
      }),
    );
  });
});

describe('withRecord', () => {
  it('puts the record in place of its level, keeps the others, and orders by level', () => {
    fc.assert(
      fc.property(anyRecords(), anyLevelNumber().chain(anyRecord), (records, record) => {
        const before = [...records];
        const after = withRecord(records, record);
        const levels = after.map(({ level }) => level);
        expect(levels).toEqual(
          [...new Set([...records.map(({ level }) => level), record.level])].sort((a, b) => a - b),
        );
        for (const level of levels)
          expect(recordOf(after, level)).toBe(level === record.level ? record : recordOf(records, level));
        expect(records).toEqual(before);
      }),
    );
  });
});

describe('emptyRecord', () => {
  it('has only its level', () => {
    expect(emptyRecord(4)).toEqual({
      level: 4,
      completedTasks: [],
      quizCompleted: false,
      quizScore: null,
      quizTimeSeconds: null,
    });
  });
});
