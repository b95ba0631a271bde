import { defineCourse, questionKinds, quizFingerprint, type AuthoredLevel } from '@course-kit/react/model';
import { describe, expect, test } from 'vitest';
import { quizKeysSql } from './quiz-keys.js';

const question = (name: string, correctAnswer: number) => ({
  question: name,
  options: ['Salt', 'Yeast', 'Sugar'],
  correctAnswer,
  explanation: `It's ${name}; \\ that is.`,
});
const task = { title: 'Mix', duration: '1 hour', steps: [{ title: 'Stir', instruction: ['Stir.'] }] };
const course = defineCourse({
  title: "Baker's Bread",
  issuer: 'The School',
  passMark: 60,
  levels: [
    {
      title: 'Dough',
      tasks: [task],
      project: { task: 1, flow: 2, title: "Baker's Loaf" },
      questions: [question('a', 1), question('b', 2)],
    },
    { title: 'Oven', tasks: [task, { ...task, title: 'Wait' }], questions: [question('c', 0)] },
  ],
});

describe('the SQL of a course', () => {
  test('has the ids of the options, which one is right, and the explanation of each question', () => {
    expect(quizKeysSql(course)).toContain(
      `values
(1, 'q1', 1, '{"options":["a","b","c"],"right":"b"}', 'It''s a; \\ that is.', null, '{}'),
(1, 'q2', 2, '{"options":["a","b","c"],"right":"c"}', 'It''s b; \\ that is.', null, '{}'),
(2, 'q1', 1,`,
    );
  });

  test('is the same where a question says which step teaches its answer', () => {
    const [dough, oven] = course.levels;
    const questions = dough?.questions.map((asked) => ({ ...asked, taughtIn: { task: 1, step: 1 } })) ?? [];
    const taught = defineCourse({ ...course, levels: [{ ...dough, questions }, oven] as AuthoredLevel[] });
    expect(taught.levels[0]?.questions[0]?.taughtIn).toEqual({ task: 1, step: 1 });
    expect(quizKeysSql(taught)).toBe(quizKeysSql(course));
  });

  test('names the kind of a question that has another than one right option', () => {
    const several = { kind: 'several' as const, question: 'd', options: ['Salt', 'Yeast', 'Sugar'] };
    const questions = [{ ...several, correctAnswers: [1, 2], explanation: 'So.' }];
    const level = { title: 'Dough', tasks: [task], questions };
    expect(quizKeysSql(defineCourse({ title: 'Bread', levels: [level] }, questionKinds))).toContain(
      `(1, 'q1', 1, '{"kind":"several","options":["a","b","c"],"right":["b","c"]}', 'So.', null, '{}')`,
    );
  });

  test('has explanations in each language in which a question is asked', () => {
    const options = { a: 'Salz', b: 'Hefe', c: 'Zucker' };
    const asked = (question: string, more = {}) => ({
      question,
      options,
      explanation: "So geht's.",
      ...more,
    });
    const sql = quizKeysSql(
      course,
      new Map([
        ['de', [{ questions: { q1: asked('a'), q2: asked('b', { options: { a: 'Salz' } }) } }, null]],
        ['fr', [null, { questions: { q1: asked('c'), gone: asked('d') } }]],
        ['pt-BR', [{ questions: { q1: asked('a', { explanation: 'É assim.' }) } }]],
      ]),
    );
    expect(sql).toContain(`that is.', null, '{"de":"So geht''s.","pt-BR":"É assim."}'),\n(1, 'q2', `);
    expect(sql).toMatch(/^\(1, 'q2', .*, '\{\}'\),$/m);
    expect(sql).toMatch(/^\(2, 'q1', .*, '\{"fr":"So geht''s\."\}'\)$/m);
    expect(sql).toContain('explanations = excluded.explanations;');
  });

  test('has of a pool every question by its id, and how many are asked', () => {
    const questions = [
      { ...question('a', 1), id: 'salt', optionIds: ['s', 'y', 'z'] },
      { ...question('b', 2), topic: 'rise' },
      question('c', 0),
    ];
    const pool: AuthoredLevel = { title: 'Dough', tasks: [task], questions, asks: 2 };
    const bread = defineCourse({ title: 'Bread', levels: [pool] });
    const sql = quizKeysSql(bread);
    expect(sql).toContain('insert into private.quiz_keys (level, asks) values\n(1, 2)\n');
    expect(sql).toContain(`(1, 'salt', 1, '{"options":["s","y","z"],"right":"y"}', `);
    expect(sql).toContain("'It''s b; \\ that is.', 'rise', '{}')");
    expect(sql).toContain("questions_by_level = '{2}'::integer[]");
    expect(sql).toContain(
      `quiz_fingerprints = array['${quizFingerprint(bread.levels[0]?.questions ?? [])}']`,
    );
  });

  test('is the same but for its explanations when words are mended', () => {
    const mended = (words: string) =>
      quizKeysSql(
        defineCourse({
          title: 'Bread',
          levels: [{ title: 'Dough', tasks: [task], questions: [{ ...question('a', 1), question: words }] }],
        }),
      );
    expect(mended('Wich one?')).toBe(mended('Which one?'));
  });

  test('deletes questions and levels that the course no longer has', () => {
    expect(quizKeysSql(course)).toContain(`where concat(level, '/', id) <> all ('{1/q1,1/q2,2/q1}'::text[])`);
    expect(quizKeysSql(course)).toContain(`where level <> all ('{1,2}'::integer[])`);
  });

  test('sets the size of the course, and switches marking on after the keys are written', () => {
    const sql = quizKeysSql(course);
    const [dough, oven] = course.levels;
    const fingerprints = course.levels.map(({ questions }) => `'${quizFingerprint(questions)}'`);
    expect(sql.slice(sql.indexOf('update public.course_settings'))).toBe(`update public.course_settings set
  levels = 2,
  tasks_by_level = '{1,2}'::integer[],
  questions_by_level = '{2,1}'::integer[],
  pass_mark = 60,
  course_name = 'Baker''s Bread',
  issued_by = 'The School',
  level_titles = array['Dough', 'Oven'],
  level_colors = array['${dough?.color}', '${oven?.color}'],
  project_titles = array['Baker''s Loaf', ''],
  project_tasks = '{1,null}'::integer[],
  project_flows = '{2,null}'::integer[],
  quiz_fingerprints = array[${fingerprints.join(', ')}],
  quizzes_marked = true;
`);
  });
});
