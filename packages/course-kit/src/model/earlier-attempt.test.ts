import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { earlierAttempt } from './earlier-attempt.js';

const questions = ['q1', 'q2', 'salt'].map((id) => ({ id, question: '?', options: ['yes', 'no'] }));
const named = { id: 'yeast', question: '?', options: ['yes', 'no'], optionIds: ['y', 'n'] };
const pool = { questions: [...questions, named], questionCount: 2 };
const kept = { answers: [1, -1], optionOrder: [[1, 0], [0, 1]], elapsedSeconds: 9 }; // oxfmt-ignore
const read = (stored: unknown) => earlierAttempt(pool, stored, 'new');

test('what was kept by places has ids', () => {
  expect(read(kept)).toEqual({
    answers: ['b', -1],
    questions: ['q1', 'q2'],
    optionOrder: [
      ['b', 'a'],
      ['a', 'b'],
    ],
    elapsedSeconds: 9,
  });
});

test('a draw has the ids of what it asked, and is known as one', () => {
  const drawn = { ...kept, drawn: [3, 2] };
  expect(read(drawn)).toMatchObject({
    answers: ['n', -1],
    questions: ['yeast', 'salt'],
    optionOrder: [
      ['n', 'y'],
      ['a', 'b'],
    ],
    handInId: 'new',
  });
  expect(read({ ...drawn, handInId: 'old' })?.handInId).toBe('old');
});

test('a result is there with its marks', () => {
  const marks = {
    score: 50,
    isPassed: false,
    passMark: 70,
    answers: [{ isCorrect: true, correctAnswer: 1 }, {}],
  };
  const finished = { ...kept, answers: [1, 0], handInId: 'old', isHandedIn: true, marks };
  expect(read(finished)).toMatchObject({ answers: ['b', 'a'], handInId: 'old', isHandedIn: true, marks });
});

test.each([
  ['a question twice', { drawn: [1, 1] }],
  ['a question that there is not', { drawn: [1, 4] }],
  ['a question too many', { drawn: [0, 1, 2] }],
  ['a part of a question', { drawn: [0, 0.5] }],
  ['no question', { drawn: [] }],
  ['an option that there is not', { answers: [2, -1] }],
  ['too few answers', { answers: [1] }],
  [
    'another order',
    {
      optionOrder: [
        [1, 0],
        [0, 0],
      ],
    },
  ],
  ['ids, which is read by itself', { questions: ['q1', 'q2'] }],
])('a draft with %s is none', (_, more) => {
  expect(read({ ...kept, ...more })).toBeNull();
});

test('anything else is none, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(read(stored)).toBeNull();
    }),
  );
});
