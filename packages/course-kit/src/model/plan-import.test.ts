import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Certificate } from './certificate.js';
import { anyCourse, anyRecords } from './course.arbitrary.js';
import { defineCourse } from './define-course.js';
import { recordOf, type LevelRecord } from './level-record.js';
import { isLevelPassed } from './level-state.js';
import { changesOf } from './merge-progress.js';
import { planImport } from './plan-import.js';
import { applyChanges } from './progress-change.js';
import { exportProgress } from './progress-export.js';
import { readExport } from './read-export.js';
import { scorePercent } from './scoring.js';

const EXPORTED_AT = '2026-11-21T09:30:00.000Z';

type AnyCourse = ReturnType<typeof defineCourse>;

function readBack(
  course: AnyCourse,
  records: readonly LevelRecord[],
  certificates: readonly Certificate[] = [],
) {
  const text = JSON.stringify(exportProgress(course, records, certificates, EXPORTED_AT));
  const found = readExport(text, course);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** The records after the export of some was imported over others. */
function imported(course: AnyCourse, records: readonly LevelRecord[], over: readonly LevelRecord[]) {
  const { changes } = planImport(readBack(course, records), over, null, course);
  return applyChanges(over, changes, course.passMark);
}

/** A course with what a browser can have kept of it: its own tasks, and passes that its quizzes can have. */
const anyLearning = (copies: number) =>
  anyCourse().chain((course) => {
    const anyOf = ({ level, tasks, questionCount }: AnyCourse['levels'][number]) =>
      fc
        .record({
          done: fc.subarray(tasks.map((_, index) => `level-${level}-task-${index + 1}`)),
          score: fc.option(
            fc.integer({ min: 0, max: questionCount }).map((right) => scorePercent(right, questionCount)),
          ),
          time: fc.nat(9999),
        })
        .map(({ done, score, time }): LevelRecord => {
          const isPassed = score !== null && score >= course.passMark;
          return {
            level,
            completedTasks: done,
            quizCompleted: isPassed,
            quizScore: isPassed ? score : null,
            quizTimeSeconds: isPassed ? time : null,
          };
        });
    const records = fc.tuple(...course.levels.map(anyOf)).map((all) => all.filter(saysSomething));
    return fc.tuple(fc.constant(course), ...Array.from({ length: copies }, () => records));
  });

const saysSomething = ({ completedTasks, quizCompleted }: LevelRecord) =>
  completedTasks.length > 0 || quizCompleted;

describe('an export that is imported', () => {
  it('over nothing gives the same progress', () => {
    fc.assert(
      fc.property(anyLearning(1), ([course, records = []]) => {
        expect(imported(course, records, [])).toEqual(records);
      }),
    );
  });

  it('over other progress is what merging gives', () => {
    fc.assert(
      fc.property(anyLearning(2), ([course, records = [], over = []]) => {
        const merged = applyChanges(over, changesOf(records, course).changes, course.passMark);
        expect(imported(course, records, over)).toEqual(merged);
      }),
    );
  });

  it('never takes away a task or a better result, whatever the file says', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), anyRecords(), (course, records, over) => {
        const after = imported(course, records, over);
        for (const before of over) {
          const record = recordOf(after, before.level);
          expect(record.completedTasks).toEqual(expect.arrayContaining([...before.completedTasks]));
          if (!isLevelPassed(before, course.passMark)) continue;
          expect(isLevelPassed(record, course.passMark)).toBe(true);
          expect(record.quizScore).toBeGreaterThanOrEqual(before.quizScore ?? 0);
        }
      }),
    );
  });

  it('a second time changes nothing', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), anyRecords(), (course, records, over) => {
        const after = imported(course, records, over);
        const again = planImport(readBack(course, records), after, null, course);
        expect(again).toEqual({ changes: [], certificates: [], levels: [] });
      }),
    );
  });

  it('never says that a result was marked', () => {
    fc.assert(
      fc.property(anyLearning(1), ([course, records = []]) => {
        for (const change of planImport(readBack(course, records), [], null, course).changes) {
          expect(change).not.toHaveProperty('handIn');
          expect(change).not.toHaveProperty('learnerId');
        }
      }),
    );
  });
});

describe('what an import adds', () => {
  const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
  const task = { title: 'Knead', duration: '', steps: [] };
  const level = { title: 'Dough', tasks: [task, { ...task, title: 'Wait' }], questions: [question] };
  const course = defineCourse({ title: 'Bread', levels: [level, { ...level, title: 'Oven' }] });
  const passed: LevelRecord = {
    level: 1,
    completedTasks: ['level-1-task-1', 'level-1-task-2'],
    quizCompleted: true,
    quizScore: 100,
    quizTimeSeconds: 65,
  };
  const certificate: Certificate = {
    id: 'CERT-1795255200000-L1',
    userName: 'Ada',
    level: 1,
    courseName: 'Bread',
    score: 100,
    completionDate: 'November 21, 2026',
    issuedBy: course.issuer,
  };
  const plan = (over: readonly LevelRecord[], own: readonly Certificate[] | null, records = [passed]) =>
    planImport(readBack(course, records, [certificate]), over, own, course);

  it('is counted by level', () => {
    const begun = { ...passed, completedTasks: ['level-1-task-1'], quizCompleted: false, quizScore: null };
    expect(plan([begun], []).levels).toEqual([
      { level: 1, tasks: 1, score: 100, certificates: [certificate] },
    ]);
    expect(plan([], null).levels).toEqual([{ level: 1, tasks: 2, score: 100, certificates: [] }]);
  });

  it('is no certificate that is there, none for the same score, and none of a level that is not passed', () => {
    const other = { ...certificate, id: 'CERT-7-L1' };
    expect(plan([passed], [certificate]).certificates).toEqual([]);
    expect(plan([passed], [other]).certificates).toEqual([]);
    expect(plan([passed], [{ ...other, score: 70 }]).certificates).toEqual([certificate]);
    expect(plan([], [], []).certificates).toEqual([]);
  });
});
