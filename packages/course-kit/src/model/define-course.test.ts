import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CourseContentError } from './content-checker.js';
import { anyAuthoredCourse, anyCourse } from './course.arbitrary.js';
import {
  DEFAULT_PASS_MARK,
  defineCourse,
  defineLevel,
  outlineOf,
  type AuthoredCourse,
} from './define-course.js';

const step = { title: 'S', instruction: ['Do it.'] };
const task = { title: 'T', duration: '1 hour', steps: [step] };
const question = { question: '?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const level = { title: 'L', tasks: [task], questions: [question] };
const course: AuthoredCourse = { title: 'C', levels: [level] };

function faultsOf(authored: AuthoredCourse): string[] {
  try {
    defineCourse(authored);
    return [];
  } catch (error) {
    if (!(error instanceof CourseContentError)) throw error;
    return error.faults.map(({ path }) => path);
  }
}

describe('defineCourse', () => {
  it('numbers levels, tasks and questions, and counts steps and questions', () => {
    fc.assert(
      fc.property(anyAuthoredCourse(), (authored) => {
        const { levels } = defineCourse(authored);
        expect(levels).toHaveLength(authored.levels.length);
        for (const [index, made] of levels.entries()) {
          const source = authored.levels[index];
          expect(made.level).toBe(index + 1);
          expect(made.tasks.map(({ id }) => id)).toEqual(
            source?.tasks.map((_, nth) => `task-${index + 1}-${nth + 1}`),
          );
          expect(made.tasks.map(({ stepCount }) => stepCount)).toEqual(
            source?.tasks.map(({ steps }) => steps.length),
          );
          expect(made.questions.map(({ id }) => id)).toEqual(
            source?.questions.map((_, nth) => `q${nth + 1}`),
          );
          expect(made.questionCount).toBe(source?.questions.length);
        }
      }),
    );
  });

  it('keeps everything that its author wrote', () => {
    fc.assert(
      fc.property(anyAuthoredCourse(), (authored) => {
        expect(defineCourse(authored)).toMatchObject(authored);
      }),
    );
  });

  it('takes its own result, and that of defineLevel', () => {
    fc.assert(
      fc.property(anyAuthoredCourse(), (authored) => {
        const made = defineCourse(authored);
        expect(defineCourse(made)).toEqual(made);
        const levels = authored.levels.map((source, index) => defineLevel(index + 1, source));
        expect(defineCourse({ ...authored, levels })).toEqual(made);
      }),
    );
  });

  it('fills in what is left out', () => {
    const made = defineCourse(course);
    expect(made).toMatchObject({ passMark: 70, issuer: 'Learning Platform', extraCourses: [] });
    expect(DEFAULT_PASS_MARK).toBe(70);
    expect(made.levels[0]).toMatchObject({
      description: '',
      duration: '',
      topics: [],
      prerequisites: [],
      objectives: [],
    });
    expect(made.levels[0]?.tasks[0]).toMatchObject({
      id: 'task-1-1',
      video: '/videos/level1-task1.mp4',
      introduction: [],
      resources: [],
      documentation: [],
      links: [],
    });
  });

  it.each<[string, AuthoredCourse]>([
    ['title', { ...course, title: ' ' }],
    ['passMark', { ...course, passMark: 0 }],
    ['passMark', { ...course, passMark: 101 }],
    ['passMark', { ...course, passMark: Number.NaN }],
    ['levels', { ...course, levels: [] }],
    ['levels[1].title', { ...course, levels: [level, { ...level, title: '' }] }],
    [
      'levels[0].tasks[1].title',
      { ...course, levels: [{ ...level, tasks: [task, { ...task, title: '' }] }] },
    ],
    [
      'levels[0].tasks[0].steps[0].title',
      { ...course, levels: [{ ...level, tasks: [{ ...task, steps: [{ ...step, title: '' }] }] }] },
    ],
    [
      'levels[0].tasks[0].steps[0].instruction',
      { ...course, levels: [{ ...level, tasks: [{ ...task, steps: [{ ...step, instruction: [] }] }] }] },
    ],
    [
      'levels[0].tasks[0].steps[0].snippets[0].code',
      {
        ...course,
        levels: [
          {
            ...level,
            tasks: [
              { ...task, steps: [{ ...step, snippets: [{ code: '', language: 'bash', label: 'x' }] }] },
            ],
          },
        ],
      },
    ],
    ...(['resources', 'documentation', 'links'] as const).flatMap((list): [string, AuthoredCourse][] => [
      [
        `levels[0].tasks[0].${list}[0].href`,
        {
          ...course,
          levels: [{ ...level, tasks: [{ ...task, [list]: [{ title: 'x', href: 'javascript:x' }] }] }],
        },
      ],
      [
        `levels[0].tasks[0].${list}[0].title`,
        { ...course, levels: [{ ...level, tasks: [{ ...task, [list]: [{ title: '', href: '/x' }] }] }] },
      ],
    ]),
    ['extraCourses[0].level', { ...course, extraCourses: [{ level: 1, title: 'x', description: '' }] }],
    ['extraCourses[0].title', { ...course, extraCourses: [{ level: 101, title: '', description: '' }] }],
  ])('names the fault at %s', (path, authored) => {
    expect(faultsOf(authored)).toEqual([path]);
  });

  it.each([
    ['levels', { title: 'Bread' }],
    ['levels[0].tasks', { title: 'Bread', levels: [{ title: 'Dough', questions: [] }] }],
    ['levels[0].questions', { title: 'Bread', levels: [{ title: 'Dough', tasks: [] }] }],
    [
      'levels[0].tasks[0].steps',
      {
        title: 'Bread',
        levels: [{ title: 'Dough', questions: [], tasks: [{ title: 'Knead', duration: '' }] }],
      },
    ],
  ])('names the list that is missing at %s, for authors without a type checker', (path, authored) => {
    expect(faultsOf(authored as unknown as AuthoredCourse)).toEqual([path]);
  });

  it.each([
    ['question', { question: '' }, ['question']],
    ['explanation', { explanation: '' }, ['explanation']],
    ['only one option', { options: ['a'] }, ['options']],
    ['an empty option', { options: ['a', ''] }, ['options[1]']],
    ['options that are the same', { options: ['a', 'a'] }, ['options']],
    ['a right answer that is no option', { correctAnswer: 2 }, ['correctAnswer']],
    ['a negative right answer', { correctAnswer: -1 }, ['correctAnswer']],
    ['a broken right answer', { correctAnswer: 0.5 }, ['correctAnswer']],
  ])('names a question with %s', (_, change, paths) => {
    const questions = [question, { ...question, ...change }];
    expect(faultsOf({ ...course, levels: [{ ...level, questions }] })).toEqual(
      paths.map((path) => `levels[0].questions[1].${path}`),
    );
  });

  it('names every fault of any course at once, and says what was expected', () => {
    fc.assert(
      fc.property(anyAuthoredCourse(), (authored) => {
        const levels = authored.levels.map((source) => ({ ...source, title: '' }));
        const paths = levels.map((_, index) => `levels[${index}].title`);
        expect(faultsOf({ ...authored, levels, title: '' })).toEqual(['title', ...paths]);
      }),
    );
    const broken = { ...course, levels: [{ ...level, questions: [{ ...question, correctAnswer: 4 }] }] };
    expect(() => defineCourse({ ...broken, title: '' })).toThrow(
      'The course has 2 faults:\n' +
        '- title: expected a text, found ""\n' +
        '- levels[0].questions[0].correctAnswer: expected the index of an option, 0 to 1, found 4',
    );
  });
});

describe('defineLevel', () => {
  it('names faults from the level on', () => {
    expect(() => defineLevel(2, { ...level, tasks: [{ ...task, title: '' }] })).toThrow(
      '- tasks[0].title: expected',
    );
    expect(() => defineLevel(0, level)).toThrow('- level: expected a whole number from 1, found 0');
  });
});

describe('outlineOf', () => {
  it('keeps what cards and gates need, and drops lessons and questions', () => {
    fc.assert(
      fc.property(anyCourse(), (made) => {
        const outline = outlineOf(made);
        expect({ ...outline, levels: [] }).toEqual({ ...made, levels: [] });
        for (const [index, { tasks, ...rest }] of outline.levels.entries()) {
          const { tasks: fullTasks, questions: _questions, ...full } = made.levels[index] ?? { tasks: [] };
          expect(rest).toEqual(full);
          expect(tasks.map((entry) => Object.keys(entry).sort())).toEqual(
            tasks.map(() => ['description', 'duration', 'id', 'stepCount', 'title']),
          );
          expect(fullTasks).toMatchObject(tasks);
        }
      }),
    );
  });
});
