import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Certificate } from './certificate.js';
import { anyCourse, anyRecords } from './course.arbitrary.js';
import { anyText } from './question-kinds/any-question.arbitrary.js';
import { defineCourse } from './define-course.js';
import type { LevelRecord } from './level-record.js';
import { exportProgress } from './progress-export.js';
import { readExport, type ReadExport } from './read-export.js';

const EXPORTED_AT = '2026-11-21T09:30:00.000Z';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const task = { title: 'Knead', duration: '', steps: [] };
const level = { title: 'Dough', tasks: [task, { ...task, title: 'Wait' }], questions: [question] };
const course = defineCourse({
  title: 'Bread',
  issuer: 'The Bakery',
  levels: [level, { ...level, title: 'Oven' }],
});

const passed: LevelRecord = {
  level: 1,
  completedTasks: ['level-1-task-1', 'level-1-task-2'],
  quizCompleted: true,
  quizScore: 80,
  quizTimeSeconds: 65,
};
const begun: LevelRecord = {
  level: 2,
  completedTasks: ['level-2-task-2'],
  quizCompleted: false,
  quizScore: null,
  quizTimeSeconds: null,
};
const certificate: Certificate = {
  id: 'CERT-1795255200000-L1',
  userName: 'Ada Lovelace',
  level: 1,
  courseName: 'Bread',
  score: 80,
  completionDate: 'November 21, 2026',
  issuedBy: 'The Bakery',
};

const exported = exportProgress(course, [passed, begun], [certificate], EXPORTED_AT);
const textWith = (change: object) => JSON.stringify({ ...exported, ...change });
const read = (change: object = {}) => readExport(textWith(change), course) as ReadExport;
const withLevel = (change: object) => ({ levels: [{ ...exported.levels[0], ...change }] });
const none = { levels: 0, tasks: 0, results: 0, certificates: 0 };

describe('an exported file that is read', () => {
  it('has the records and certificates that were exported', () => {
    expect(read()).toEqual({
      exportedAt: EXPORTED_AT,
      records: [passed, begun],
      certificates: [certificate],
      leftOut: none,
    });
  });

  it('has of any course all that the course still has, and counts the rest', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), (any, records) => {
        const found = readExport(JSON.stringify(exportProgress(any, records, [], EXPORTED_AT)), any);
        if (typeof found === 'string') throw new Error(found);
        const tasks = (some: readonly LevelRecord[]) =>
          some.reduce((sum, { completedTasks }) => sum + completedTasks.length, 0);
        const known = records.filter((record) => any.levels.some(({ level }) => level === record.level));
        expect(tasks(found.records) + found.leftOut.tasks).toBe(tasks(known));
        for (const { level, completedTasks } of found.records)
          for (const key of completedTasks)
            expect(Number(key.split('-').at(-1))).toBeLessThanOrEqual(
              any.levels[level - 1]?.tasks.length ?? 0,
            );
      }),
    );
  });

  it('leaves out levels and tasks that the course does not have, and results that do not count', () => {
    const found = readExport(
      JSON.stringify(
        exportProgress(
          course,
          [
            { ...passed, completedTasks: ['level-1-task-1', 'level-1-task-9'], quizScore: null },
            { ...begun, quizCompleted: true, quizScore: 40 },
            { ...passed, level: 7, completedTasks: ['level-7-task-1'] },
          ],
          [],
          EXPORTED_AT,
        ),
      ),
      course,
    ) as ReadExport;
    expect(found.records.map(({ completedTasks }) => completedTasks)).toEqual([
      ['level-1-task-1'],
      ['level-2-task-2'],
    ]);
    expect(found.leftOut).toEqual({ levels: 1, tasks: 1, results: 2, certificates: 0 });
  });

  it.each<[string, Partial<Certificate>]>([
    ['of another course', { courseName: 'Cake' }],
    ['of another issuer', { issuedBy: 'A university' }],
    ['of a level that the course does not have', { level: 3, id: 'CERT-1795255200000-L3' }],
    ['whose id is that of another level', { id: 'CERT-1795255200000-L2' }],
    ['whose id is none', { id: '../../etc-L1' }],
    ['with a score that no quiz has', { score: 80.5 }],
    ['of a failure', { score: 20 }],
    ['without a day', { completionDate: 'yesterday' }],
    ['with an invisible name', { userName: '\u200b' }],
    ['with a name that turns the line', { userName: 'Ada\u202e' }],
    ['with an endless name', { userName: 'a'.repeat(121) }],
    ['that was revoked', { revocation: { revokedAt: EXPORTED_AT, reason: 'A mistake' } }],
  ])('leaves out a certificate %s', (_what, change) => {
    const found = read({ certificates: [{ ...certificate, ...change }] });
    expect(found).toMatchObject({ certificates: [], leftOut: { certificates: 1 } });
  });

  it('may lack certificates, and have more fields than are known', () => {
    expect(read({ certificates: null, missing: ['certificates'], mood: 'good' })).toMatchObject({
      certificates: [],
      leftOut: none,
    });
  });

  it('keeps a text as it is, whatever it would be elsewhere', () => {
    const userName = '<img src=x onerror=alert(1)>';
    expect(read({ certificates: [{ ...certificate, userName }] }).certificates[0]?.userName).toBe(userName);
  });

  it('hands on no field that is not known, least of all a prototype', () => {
    const hostile = '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},';
    const text = JSON.stringify({ ...exported, certificates: [certificate] }).replaceAll(
      '{"',
      `{${hostile}"`,
    );
    const found = readExport(text, course) as ReadExport;
    expect(found).toEqual(read());
    for (const value of [found, ...found.records, ...found.certificates]) {
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect(Object.hasOwn(value, '__proto__')).toBe(false);
    }
    expect({}).not.toHaveProperty('isAdmin');
  });
});

describe('the course of a file', () => {
  it('is told by its id, else by its title', () => {
    const named = defineCourse({ id: 'bread', title: 'Brot', levels: [level] });
    const textOf = (about: object) => JSON.stringify({ ...exported, course: about });
    expect(readExport(textOf({ id: 'bread', title: 'Bread' }), named)).toBeTypeOf('object');
    expect(readExport(textOf({ title: 'Brot' }), named)).toBeTypeOf('object');
    expect(readExport(textOf({ title: 'Bread' }), named)).toBe('otherCourse');
    expect(readExport(textOf({ id: 'cake', title: 'Brot' }), named)).toBe('otherCourse');
  });

  it('is in its file with its id', () => {
    const named = defineCourse({ id: 'bread', title: 'Brot', levels: [level] });
    expect(exportProgress(named, [], [], EXPORTED_AT).course).toMatchObject({ id: 'bread', title: 'Brot' });
    expect(exported.course).not.toHaveProperty('id');
  });
});

describe('a file that cannot be read', () => {
  it.each<[string, string]>([
    ['notJson', ''],
    ['notJson', 'Ada'],
    ['notJson', '{"format":"course-progress"'],
    ['notJson', '['.repeat(100_000)],
    ['otherFormat', 'null'],
    ['otherFormat', '[]'],
    ['otherFormat', '{"format":"flow"}'],
    ['newerVersion', textWith({ version: 2, levels: 'otherwise' })],
    ['damaged', textWith({ version: '1' })],
    ['damaged', textWith({ version: 0 })],
    ['otherCourse', textWith({ course: { title: 'Cake' } })],
    ['damaged', textWith({ course: 'Bread' })],
    ['damaged', textWith({ course: { title: 3 } })],
    ['damaged', textWith({ exportedAt: 'some day' })],
    ['damaged', textWith({ levels: null })],
    ['damaged', textWith({ levels: { length: 1 } })],
    ['damaged', textWith({ levels: [null] })],
    ['damaged', textWith(withLevel({ level: 0 }))],
    ['damaged', textWith(withLevel({ level: '1' }))],
    ['damaged', textWith(withLevel({ level: 1.5 }))],
    ['damaged', textWith(withLevel({ completedTasks: 'all' }))],
    ['damaged', textWith(withLevel({ completedTasks: ['level-1-task-1'] }))],
    ['damaged', textWith(withLevel({ completedTasks: [{ key: 'level-2-task-1' }] }))],
    ['damaged', textWith(withLevel({ completedTasks: [{ key: '<b>1</b>' }] }))],
    ['damaged', textWith(withLevel({ quizCompleted: 'yes' }))],
    ['damaged', textWith(withLevel({ quizScore: 101 }))],
    ['damaged', textWith(withLevel({ quizScore: '80' }))],
    ['damaged', textWith(withLevel({ quizScore: undefined }))],
    ['damaged', textWith(withLevel({ quizTimeSeconds: -1 }))],
    ['damaged', textWith({ certificates: undefined })],
    ['damaged', textWith({ certificates: [{ ...certificate, score: '80' }] })],
    ['damaged', textWith({ certificates: [{ ...certificate, id: 7 }] })],
    ['damaged', textWith({ certificates: [null] })],
  ])('is %s: %.60s', (problem, text) => {
    expect(readExport(text, course)).toBe(problem);
  });

  it('never throws, whatever stands where', () => {
    const anyField = fc.constantFrom(...Object.keys(exported));
    fc.assert(
      fc.property(anyField, fc.jsonValue(), anyText(), (field, value, text) => {
        expect(readExport(textWith({ [field]: value }), course)).toBeDefined();
        expect(readExport(text, course)).toBeDefined();
        expect(readExport(JSON.stringify(value), course)).toBeTypeOf('string');
      }),
    );
  });
});
