import { expect, test } from 'vitest';
import { issueText } from '../source/issues.js';
import { parseQuizFile } from './quiz-file.js';

const parse = (text: string) => parseQuizFile('1-basics/quiz.md', text);
const refused = (text: string) => parse(text).check.issues.map(issueText);

test('a quiz has questions, options with the right one ticked, and explanations', () => {
  const { questions, check } = parse(
    `## Which port is *not* taken?

- [ ] 80
- [x] http://127.0.0.1:7860
- [ ] snake_case

The others are.
`.replace('*not* ', ''),
  );
  expect(check.issues).toEqual([]);
  expect(questions).toEqual([
    {
      id: 'q1',
      question: 'Which port is taken?',
      options: ['80', 'http://127.0.0.1:7860', 'snake_case'],
      correctAnswer: 1,
      explanation: 'The others are.',
    },
  ]);
});

test('a quiz that asks some of its questions is a pool', () => {
  const quiz = parse(
    '---\nasks: 1\n---\n\n## A?\n\n- [x] 1\n- [ ] 2\n\nSo.\n\n## B?\n\n- [x] 1\n- [ ] 2\n\nSo.',
  );
  expect(quiz.check.issues).toEqual([]);
  expect(quiz).toMatchObject({ asks: 1, questions: [{ question: 'A?' }, { question: 'B?' }] });
});

test.each([
  [
    '---\nasks: 2\n---\n\n## A?\n\n- [x] 1\n- [ ] 2\n\nSo.',
    '2: expected "asks" to be a whole number from 1 to 1, the number of questions, found 2',
  ],
  [
    '---\nasks: 0\n---\n\n## A?\n\n- [x] 1\n- [ ] 2\n\nSo.',
    '2: expected "asks" to be a whole number from 1 to 1, the number of questions, found 0',
  ],
  ['---\nasks: few\n---\n\n## A?\n\n- [x] 1\n- [ ] 2\n\nSo.', '2: expected a number for "asks", found "few"'],
  [
    'Hello.\n\n## A?\n\n- [x] 1\n- [ ] 2\n\nSo.',
    '1: expected a question, which begins with "## ", found text before the first one',
  ],
  ['## A?\n\nSo.', '1: expected options such as "- [ ] No" and "- [x] Yes" below the question, found none'],
  ['## A?\n\n- [x] 1\n\nSo.', '1: expected at least two options, found 1'],
  [
    '## A?\n\n- [x] 1\n- 2\n\nSo.',
    '4: expected a box before each option, as in "- [ ] No", found an entry without one',
  ],
  ['## A?\n\n- [ ] 1\n- [ ] 2\n\nSo.', '1: expected one option ticked with [x], found 0'],
  ['## A?\n\n- [x] 1\n- [x] 2\n\nSo.', '1: expected one option ticked with [x], found 2'],
  [
    '## A?\n\n- [x] 1\n- [ ] 2',
    '1: expected one paragraph below the options that says why, found something else',
  ],
  ['## A?\n\n- [x] **1**\n- [ ] 2\n\nSo.', '3: expected text without marks, found strong'],
  ['## A?\n\n- [x] 1\n- [ ] 2\n  - 3\n\nSo.', '4: expected a few words, found something else'],
])('refuses %s', (text, issue) => {
  expect(refused(text)).toContain(`1-basics/quiz.md:${issue}`);
});
