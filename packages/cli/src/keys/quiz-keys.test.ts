import { defineCourse, quizFingerprint, type AuthoredLevel } from '@course-kit/react/model';
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
    { title: 'Dough', tasks: [task], questions: [question('a', 1), question('b', 2)] },
    { title: 'Oven', tasks: [task, { ...task, title: 'Wait' }], questions: [question('c', 0)] },
  ],
});

describe('the SQL of a course', () => {
  test('has the right options, the number of options and the explanation of each question', () => {
    const [first] = course.levels;
    expect(quizKeysSql(course)).toContain(
      `(1, '${quizFingerprint(first?.questions ?? [])}', '{1,2}'::integer[], '{3,3}'::integer[], array[
    'It''s a; \\ that is.',
    'It''s b; \\ that is.'
  ], array['${quizFingerprint([question('a', 1)])}', '${quizFingerprint([question('b', 2)])}'], 2)`,
    );
  });

  test('has of a pool every question, how many are asked, and the fingerprint of the first ones', () => {
    const questions = [question('a', 1), question('b', 2), question('c', 0)];
    const pool: AuthoredLevel = { title: 'Dough', tasks: [task], questions, asks: 2 };
    const sql = quizKeysSql(defineCourse({ title: 'Bread', levels: [pool] }));
    expect(sql).toContain(
      `(1, '${quizFingerprint(questions.slice(0, 2))}', '{1,2,0}'::integer[], '{3,3,3}'::integer[], array[`,
    );
    expect(sql).toContain(`array[${questions.map((each) => `'${quizFingerprint([each])}'`).join(', ')}], 2)`);
    expect(sql).toContain("questions_by_level = '{2}'::integer[]");
    expect(sql).toContain(`quiz_fingerprints = array['${quizFingerprint(questions)}']`);
  });

  test('deletes levels that the course no longer has', () => {
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
  quiz_fingerprints = array[${fingerprints.join(', ')}],
  quizzes_marked = true;
`);
  });
});
