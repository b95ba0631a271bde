import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CourseContentError } from './content-checker.js';
import { anyAuthoredCourse, anyCourse } from './course.arbitrary.js';
import { defineCourse, defineLevel, outlineOf } from './define-course.js';
import type { FigureMaker, QuestionDrawing } from './figure.js';
import { DEFAULT_PASS_MARK, type AuthoredCourse } from './authored-course.js';
import { defineFlow, flowMaker } from '@course-kit/flow/model';

const step = { title: 'S', instruction: ['Do it.'] };
const task = { title: 'T', duration: '1 hour', steps: [step] };
const question = { question: '?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const level = { title: 'L', tasks: [task], questions: [question] };
const course: AuthoredCourse = { title: 'C', levels: [level] };

/** The course with something changed, of any type, in its level, task or step. */
const levelWith = (change: object) => ({ ...course, levels: [{ ...level, ...change }] });
const taskWith = (change: object) => levelWith({ tasks: [{ ...task, ...change }] });
const stepWith = (change: object) => taskWith({ steps: [{ ...step, ...change }] });

function errorOf(authored: unknown): CourseContentError | null {
  try {
    defineCourse(authored as AuthoredCourse, [flowMaker]);
    return null;
  } catch (error) {
    if (!(error instanceof CourseContentError)) throw error;
    return error;
  }
}

function issuesOf(authored: unknown): string[] {
  return errorOf(authored)?.issues.map(({ path }) => path) ?? [];
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

  it('accepts its own result, and that of defineLevel', () => {
    fc.assert(
      fc.property(anyAuthoredCourse(), (authored) => {
        const made = defineCourse(authored);
        expect(defineCourse(made)).toEqual(made);
        const levels = authored.levels.map((source, index) => defineLevel(index + 1, source));
        expect(defineCourse({ ...authored, levels })).toEqual(made);
      }),
    );
  });

  it('fills in optional fields', () => {
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
      introduction: [],
      resources: [],
      documentation: [],
      links: [],
    });
    expect(made.levels[0]?.tasks[0]).not.toHaveProperty('video');
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
  ])('names the issue at %s', (path, authored) => {
    expect(issuesOf(authored)).toEqual([path]);
  });

  it.each<[string, unknown]>([
    ['course', null],
    ['course', 'Bread'],
    ['course', []],
    ['levels', { title: 'Bread' }],
    ['levels', { title: 'Bread', levels: { 0: level } }],
    ['levels[1]', { title: 'Bread', levels: [level, null] }],
    // A gap, as in `[level, , level]`.
    ['levels[1]', { title: 'Bread', levels: Object.assign([level], { 2: level }) }],
    ['title', { title: 10n, levels: [level] }],
    ['passMark', { ...course, passMark: '70' }],
    ['language', { ...course, language: 'English' }],
    ['language', { ...course, language: 'en_US' }],
    ['language', { ...course, language: '' }],
    ['language', { ...course, language: 3 }],
    ['extraCourses', { ...course, extraCourses: {} }],
    ['levels[0].tasks', levelWith({ tasks: undefined })],
    ['levels[0].questions', levelWith({ questions: 'none' })],
    ['levels[0].objectives', levelWith({ objectives: 'Bake' })],
    ['levels[0].prerequisites[0]', levelWith({ prerequisites: [null] })],
    ['levels[0].topics[0].description', levelWith({ topics: [{ title: 'Yeast' }] })],
    ['levels[0].color', levelWith({ color: 'url(https://stranger.example)' })],
    ['levels[0].tasks[0].steps', taskWith({ steps: undefined })],
    ['levels[0].tasks[0].steps[0]', taskWith({ steps: [null] })],
    ['levels[0].tasks[0].introduction', taskWith({ introduction: 'Text' })],
    ['levels[0].tasks[0].introduction[0]', taskWith({ introduction: [null] })],
    ['levels[0].tasks[0].resources', taskWith({ resources: 0 })],
    ['levels[0].tasks[0].links[0].href', taskWith({ links: [{ title: 'x' }] })],
    ['levels[0].tasks[0].video', taskWith({ video: 'http://videos.example/a.mp4' })],
    ['levels[0].tasks[0].video', taskWith({ video: '//videos.example/a.mp4' })],
    ['levels[0].tasks[0].steps[0].instruction', stepWith({ instruction: 'text' })],
    ['levels[0].tasks[0].steps[0].adds', stepWith({ adds: 'oven' })],
    ['levels[0].tasks[0].steps[0].adds', stepWith({ adds: ['oven'] })],
    [
      'levels[0].tasks[0].steps[0].snippets[0].label',
      stepWith({ snippets: [{ code: 'x', language: 'bash' }] }),
    ],
    ['levels[0].questions[0].options', levelWith({ questions: [{ ...question, options: 'x' }] })],
    ['levels[0].questions[0].options', levelWith({ questions: [{ ...question, options: undefined }] })],
    ['levels[0].questions[0]', levelWith({ questions: [null] })],
  ])('names the shape that is wrong at %s, for authors without a type checker', (path, authored) => {
    expect(issuesOf(authored)).toEqual([path]);
  });

  it.each([
    [taskWith({ introducton: ['Text'] }), 'levels[0].tasks[0].introducton', 'did you mean introduction?'],
    [stepWith({ Expect: 'x' }), 'levels[0].tasks[0].steps[0].Expect', 'did you mean expect?'],
    [stepWith({ instructions: [] }), 'levels[0].tasks[0].steps[0].instructions', 'did you mean instruction?'],
    [levelWith({ quiz: [] }), 'levels[0].quiz', 'known are title, tasks, questions, description, '],
    [{ ...course, constructor: 1 }, 'constructor', 'known are title, levels, '],
    [JSON.parse(`{"title": "C", "levels": [], "__proto__": {}}`), '__proto__', 'known are'],
  ])('refuses an unknown field, and suggests the one that was meant: %#', (authored, path, hint) => {
    expect(errorOf(authored)?.message).toContain(`- ${path}: unknown field; ${hint}`);
  });

  it('names a field that is missing beside one that is misspelt', () => {
    const { explanation, ...rest } = question;
    expect(errorOf(levelWith({ questions: [{ ...rest, explanaton: explanation }] }))?.message).toBe(
      'The course has 2 issues:\n' +
        '- levels[0].questions[0].explanation: expected a text, found nothing\n' +
        '- levels[0].questions[0].explanaton: unknown field; did you mean explanation?',
    );
  });

  it('finds every issue, also issues that depend on each other', () => {
    expect(
      issuesOf({
        title: '',
        levels: [{ ...level, questions: [{ ...question, options: ['a', ''], correctAnswer: 2 }] }],
        extraCourses: [{ level: 1, title: 'x', description: '' }],
      }),
    ).toEqual([
      'title',
      'levels[0].questions[0].options[1]',
      'levels[0].questions[0].correctAnswer',
      'extraCourses[0].level',
    ]);
  });

  it('accepts a flow as authored, as JSON, and as the result of `defineFlow`, and gives it places', () => {
    const authored = {
      title: 'Bake',
      nodes: {
        dough: { title: 'Dough', outputs: ['Loaf: Bread'] },
        oven: { title: 'Oven', inputs: ['In: Bread'] },
      },
      connections: ['dough.Loaf -> oven.In'],
    };
    const step = { title: 'S', instruction: ['Do it.'], adds: ['oven'] };
    const made = defineFlow(authored);
    for (const flow of [authored, made, JSON.parse(JSON.stringify(made))])
      expect(
        defineCourse(taskWith({ figure: { kind: 'flow', ...flow }, steps: [step] }), [flowMaker]).levels[0]
          ?.tasks[0]?.figure,
      ).toEqual(made);
    const faulty = [
      [{ ...authored, connections: ['dough.Loaf -> oven.Out'] }, 'connections[0]'],
      [{ ...made, nodes: made.nodes.slice(1) }, 'connections[0]'],
      [{ ...made, nodes: [] }, 'nodes'],
    ] as const;
    for (const [flow, place] of faulty)
      expect(issuesOf(taskWith({ figure: { ...flow, kind: 'flow' } }))).toEqual([
        `levels[0].tasks[0].figure.${place}`,
      ]);
  });

  it('accepts no figure in the place of a question', () => {
    const flow = { kind: 'flow', title: 'Bake', nodes: { dough: { title: 'Dough' } }, connections: [] };
    expect(issuesOf(taskWith({ figure: flow }))).toEqual([]);
    expect(issuesOf(levelWith({ questions: [flow] }))).toContain('levels[0].questions[0].question');
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
    expect(issuesOf({ ...course, levels: [{ ...level, questions }] })).toEqual(
      paths.map((path) => `levels[0].questions[1].${path}`),
    );
  });

  it('reports every issue of any course at once, with what was expected', () => {
    fc.assert(
      fc.property(anyAuthoredCourse(), (authored) => {
        const levels = authored.levels.map((source) => ({ ...source, title: '' }));
        const paths = levels.map((_, index) => `levels[${index}].title`);
        expect(issuesOf({ ...authored, levels, title: '' })).toEqual(['title', ...paths]);
      }),
    );
    const broken = { ...course, levels: [{ ...level, questions: [{ ...question, correctAnswer: 4 }] }] };
    expect(() => defineCourse({ ...broken, title: '' })).toThrow(
      'The course has 2 issues:\n' +
        '- title: expected a text, found ""\n' +
        '- levels[0].questions[0].correctAnswer: expected the index of an option, 0 to 1, found 4',
    );
  });
});

describe('a level that asks some of its questions', () => {
  const questions = ['A?', 'B?', 'C?'].map((text) => ({ ...question, question: text }));

  it('counts what is asked, also when it is made of its own result, and in the outline', () => {
    const made = defineCourse(levelWith({ questions, asks: 2 }));
    expect(made.levels[0]).toMatchObject({ questionCount: 2, questions });
    expect(defineCourse(made)).toEqual(made);
    expect(outlineOf(made).levels[0]).toMatchObject({ questionCount: 2 });
    expect(outlineOf(made).levels[0]).not.toHaveProperty('asks');
    expect(defineCourse(levelWith({ questions, asks: 4 })).levels[0]).toMatchObject({ questionCount: 3 });
  });

  it.each([
    ['none', { asks: 0 }],
    ['a part of one', { asks: 1.5 }],
  ])('is refused where it asks %s', (_, change) => {
    expect(issuesOf(levelWith({ questions, ...change }))).toEqual(['levels[0].asks']);
  });
});

describe('defineLevel', () => {
  it('reports issues with paths from the level on', () => {
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

it('a question of a test gets what it shows of the figure of a lesson, and only a place that is there', () => {
  const maker: FigureMaker = {
    kind: 'line',
    schema: { type: 'object', additionalProperties: {} },
    hasPlace: (_, place) => ['start', 'end'].includes(place),
    forQuestion: (figure, { places = [] }) => ({ ...figure, title: places.join() }),
  };
  const courseWith = (drawing: QuestionDrawing) =>
    defineCourse(
      {
        title: 'Lines',
        levels: [
          {
            title: 'Straight',
            tasks: [
              { title: 'Draw', duration: '1 hour', steps: [], figure: { kind: 'line', title: 'A line' } },
              { title: 'Look', duration: '1 hour', steps: [] },
            ],
            questions: [
              {
                question: 'Where does it begin?',
                options: ['Here', 'There'],
                correctAnswer: 0,
                explanation: 'It goes from here to there.',
                drawing,
              },
            ],
          },
        ],
      },
      [maker],
    );
  const places = ['start', 'end'];
  const drawn = courseWith({ task: 1, places });
  expect(drawn.levels[0]?.questions[0]?.drawing?.figure).toEqual({ kind: 'line', title: 'start,end' });
  expect(defineCourse(drawn, [maker])).toEqual(drawn);
  const at = /levels\[0\]\.questions\[0\]\.drawing/;
  expect(() => courseWith({ task: 1, places: ['start', 'middle'] })).toThrow(at);
  expect(() => courseWith({ task: 1, places: ['start'] })).toThrow(at);
  expect(() => courseWith({ task: 1, about: 'middle' })).toThrow(at);
  expect(() => courseWith({ task: 2, places })).toThrow(at);
  expect(() => courseWith({ task: 3, about: 'start' })).toThrow(at);
  expect(() => courseWith({ task: 1 })).toThrow(at);
});
