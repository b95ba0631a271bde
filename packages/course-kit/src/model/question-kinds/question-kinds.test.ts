import { describe, expect, test } from 'vitest';
import { defineCourse } from '../define-course.js';
import type { CourseContentError } from '../content-checker.js';
import type { AuthoredQuestion } from '../authored-course.js';
import { formOf } from './fill-in.js';
import { questionKinds } from './other-kinds.js';

const asked = { question: 'Why?', explanation: 'So.' };
const options = ['one', 'two', 'three'];
const six = [...options, 'four', 'five', 'six'];

function issuesOf(question: object, kinds = questionKinds): readonly string[] {
  const level = { title: 'Level', tasks: [], questions: [question as AuthoredQuestion] };
  try {
    defineCourse({ title: 'Course', levels: [level] }, kinds);
    return [];
  } catch (error) {
    return (error as CourseContentError).issues.map(
      ({ path, message }) => `${path.split('.').at(-1)}: ${message}`,
    );
  }
}

describe('what a question of a kind must be', () => {
  test.each([
    [
      { kind: 'several', options, correctAnswers: [] },
      'correctAnswers: expected at least one right option, found []',
    ],
    [
      { kind: 'several', options, correctAnswers: [2, 0] },
      'correctAnswers: expected indexes of options in their order, 0 to 2, found [2,0]',
    ],
    [
      { kind: 'order', options, correctOrder: [1, 0] },
      'correctOrder: expected the index of each option once, 0 to 2, found [1,0]',
    ],
    [
      { kind: 'order', options, correctOrder: [0, 1, 2] },
      'correctOrder: expected another order than that of the options, found [0,1,2]',
    ],
    [{ kind: 'fill-in', accepted: [] }, 'accepted: expected at least one form, found []'],
    [
      { kind: 'fill-in', accepted: ['1'], options },
      'options: expected one option without words, found ["one","two","three"]',
    ],
    [
      { kind: 'pairs', options: [...options, 'four'], correctPairs: [2, 3] },
      'options: expected at least three pairs, found ["one","two","three","four"]',
    ],
    [
      { kind: 'pairs', options: six, correctPairs: [3, 4, 2] },
      'correctPairs: expected for each option of the first half one of the second half, 3 to 5, found [3,4,2]',
    ],
    [
      { kind: 'pairs', options: [...six, 'seven'], correctPairs: [5, 6, 4] },
      'correctPairs: expected for each option of the first half one of the second half, 4 to 6, found [5,6,4]',
    ],
    [
      { kind: 'pairs', options: six, correctPairs: [3, 4, 5] },
      'correctPairs: expected another order than that of the options, found [3,4,5]',
    ],
  ])('refuses %o', (question, issue) => {
    expect(issuesOf({ ...asked, ...question })).toContain(issue);
  });

  test('is known only where its kind is given, so that no question is taken unseen', () => {
    const question = { ...asked, kind: 'several', options, correctAnswers: [0, 2] };
    expect(issuesOf(question)).toEqual([]);
    expect(issuesOf(question, [])[0]).toMatch(/^correctAnswer: expected|^kind: unknown field/);
  });
});

test.each([
  [' Yeast  dough\u00a0', 'yeast dough'],
  ['ÄRGER', 'Ärger'],
  ['e\u0301', '\u00e9'],
  ['+07.50', '7.5'],
  ['-0.0', '-0'],
  ['100', '100'],
  ['1e2', '1e2'],
  ['7,50', '7,50'],
])('what is written as %o is compared as %o', (written, form) => {
  expect(formOf(written)).toBe(form);
});
