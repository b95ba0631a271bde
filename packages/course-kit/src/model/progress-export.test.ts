import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Certificate } from './certificate.js';
import { anyCourse, anyRecords } from './course.arbitrary.js';
import { anyText } from './question-kinds/any-question.arbitrary.js';
import { defineCourse } from './define-course.js';
import { recordOf, type LevelRecord } from './level-record.js';
import { isLevelPassed } from './level-state.js';
import { exportProgress, progressExportFileName, type ProgressExport } from './progress-export.js';
import { taskKey } from './task-key.js';

const EXPORTED_AT = '2026-11-21T09:30:00.000Z';

const certificate: Certificate = {
  id: 'CERT-1795255200000-L1',
  userName: 'Ada "the first" Lovelace',
  level: 1,
  courseName: 'Bread',
  score: 80,
  completionDate: 'November 21, 2026',
  issuedBy: 'The Village Bakery',
};

function anyCertificate(): fc.Arbitrary<Certificate> {
  return fc.record({
    id: anyText(),
    userName: anyText(),
    level: fc.integer({ min: 1, max: 7 }),
    courseName: anyText(),
    score: fc.nat(100),
    completionDate: anyText(),
    issuedBy: anyText(),
  });
}

/** What a reader of the file gets. */
const readBack = (exported: ProgressExport) => JSON.parse(JSON.stringify(exported)) as ProgressExport;

/** The record that an exported level was made of. */
function recordFrom({ level, completedTasks, ...quiz }: ProgressExport['levels'][number]): LevelRecord {
  const { quizCompleted, quizScore, quizTimeSeconds } = quiz;
  const keys = completedTasks.map(({ key }) => key);
  return { level, completedTasks: keys, quizCompleted, quizScore, quizTimeSeconds };
}

describe('an export', () => {
  it('can be parsed back, and has every record and certificate', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), fc.array(anyCertificate()), (course, records, certificates) => {
        const exported = exportProgress(course, records, certificates, EXPORTED_AT);
        const read = readBack(exported);
        expect(read).toEqual(exported);
        for (const record of records)
          expect(read.levels.map(recordFrom).filter(({ level }) => level === record.level)).toEqual([record]);
        expect(read.certificates).toEqual(certificates);
        expect(read.missing).toEqual([]);
      }),
    );
  });

  it('names every level of the course, first level first, and says whether it is passed', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), (course, records) => {
        const { levels } = exportProgress(course, records, [], EXPORTED_AT);
        const numbers = levels.map(({ level }) => level);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        for (const { level, title, tasks } of course.levels) {
          const exported = levels.find((candidate) => candidate.level === level);
          expect(exported?.title).toBe(title);
          expect(exported?.isPassed).toBe(isLevelPassed(recordOf(records, level), course.passMark));
          for (const task of exported?.completedTasks ?? []) {
            const position = tasks.findIndex((_, index) => taskKey(level, index + 1) === task.key);
            expect(task.title).toBe(tasks[position]?.title ?? null);
          }
        }
      }),
    );
  });

  it('has the documented format', () => {
    const task = { title: 'Knead', duration: '', steps: [] };
    const level = { title: 'Dough', tasks: [task], questions: [] };
    const course = defineCourse({ title: 'Bread', passMark: 60, levels: [level, { ...level, tasks: [] }] });
    const record: LevelRecord = {
      level: 1,
      completedTasks: ['level-1-task-1', 'level-1-task-9'],
      quizCompleted: true,
      quizScore: 80,
      quizTimeSeconds: 65,
    };
    expect(exportProgress(course, [record], [certificate], EXPORTED_AT)).toEqual({
      format: 'course-progress',
      version: 1,
      exportedAt: EXPORTED_AT,
      course: { title: 'Bread', passMark: 60 },
      learner: null,
      levels: [
        {
          level: 1,
          title: 'Dough',
          completedTasks: [
            { key: 'level-1-task-1', title: 'Knead' },
            { key: 'level-1-task-9', title: null },
          ],
          quizCompleted: true,
          quizScore: 80,
          quizTimeSeconds: 65,
          isPassed: true,
        },
        {
          level: 2,
          title: 'Dough',
          completedTasks: [],
          quizCompleted: false,
          quizScore: null,
          quizTimeSeconds: null,
          isPassed: false,
        },
      ],
      notSaved: [],
      certificates: [certificate],
      checkedFlows: [],
      attempts: [],
      missing: [],
    });
  });

  it('has the account and its attempts, and says where these are missing', () => {
    const course = defineCourse({ title: 'Bread', levels: [{ title: 'Dough', tasks: [], questions: [] }] });
    const learner = { id: '1', email: 'ada@example.org', fullName: 'Ada' };
    expect(exportProgress(course, [], [], EXPORTED_AT, [], [], { learner, attempts: null })).toMatchObject({
      learner,
      attempts: null,
      missing: ['attempts'],
    });
  });

  it('distinguishes missing certificates from none', () => {
    const course = defineCourse({ title: 'Bread', levels: [{ title: 'Dough', tasks: [], questions: [] }] });
    expect(exportProgress(course, [], null, EXPORTED_AT)).toMatchObject({
      certificates: null,
      missing: ['certificates'],
    });
    expect(exportProgress(course, [], null, EXPORTED_AT, [], null)).toMatchObject({
      checkedFlows: null,
      missing: ['certificates', 'checkedFlows'],
    });
  });
});

describe('the name of an exported file', () => {
  it.each([
    ['Langflow Learning', 'langflow-learning-progress-2026-11-21.json'],
    ['  C++ & Rust:  a/b "test"  ', 'c-rust-a-b-test-progress-2026-11-21.json'],
    ['Хлеб для всех', 'хлеб-для-всех-progress-2026-11-21.json'],
    ['パンの焼き方', 'パンの焼き方-progress-2026-11-21.json'],
    ['हिन्दी सीखें', 'हिन्दी-सीखें-progress-2026-11-21.json'],
    ['🍞', 'course-progress-2026-11-21.json'],
  ])('of %s', (title, name) => {
    expect(progressExportFileName(title, EXPORTED_AT)).toBe(name);
  });

  it('is one that every file system takes', () => {
    fc.assert(
      fc.property(anyText(), (title) => {
        expect(progressExportFileName(title, EXPORTED_AT)).toMatch(
          /^[\p{L}\p{M}\p{N}-]+-progress-2026-11-21\.json$/u,
        );
      }),
    );
  });
});
