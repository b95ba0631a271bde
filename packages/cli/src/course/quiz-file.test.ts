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

test('code in words keeps its marks, and changes neither ids nor right answers', () => {
  const quiz = '## Does `uv run` start it? {#run}\n\n- [ ] `No()` {#n}\n- [x] Yes, by `uv`\n\nIt is `uv`.\n';
  const { questions, check, nameless } = parse(quiz);
  expect(check.issues).toEqual([]);
  expect(questions).toEqual([
    {
      id: 'run',
      question: 'Does `uv run` start it?',
      options: ['`No()`', 'Yes, by `uv`'],
      optionIds: ['n', 'yes'],
      correctAnswer: 1,
      explanation: 'It is `uv`.',
    },
  ]);
  const plain = parse(quiz.replaceAll('`', ''));
  expect(JSON.parse(JSON.stringify(questions).replaceAll('`', ''))).toEqual(plain.questions);
  expect(nameless.map(({ id }) => id)).toEqual(plain.nameless.map(({ id }) => id));
});

test('a question with more than one ticked option has several right ones', () => {
  const { questions, check, nameless } = parse(
    '## Which are prime? {#prime}\n\n- [x] 2 {#two}\n- [ ] 4 {#four}\n- [x] 5\n\nNo other number divides them.',
  );
  expect(check.issues).toEqual([]);
  expect(questions).toEqual([
    {
      kind: 'several',
      id: 'prime',
      question: 'Which are prime?',
      options: ['2', '4', '5'],
      optionIds: ['two', 'four', 'c'],
      correctAnswers: [0, 2],
      explanation: 'No other number divides them.',
    },
  ]);
  expect(nameless.map(({ id }) => id)).toEqual(['c']);
});

test('a numbered list is put in order: a page has it in another one, and its ids tell no place', () => {
  const { questions, check, nameless } = parse(
    '## What comes first?\n\n1. Mix the dough\n2. Let it rise {#rise}\n3. 焼く\n\nYeast takes its time.',
  );
  expect(check.issues).toEqual([]);
  expect(questions).toEqual([
    {
      kind: 'order',
      id: 'q1',
      question: 'What comes first?',
      options: ['Mix the dough', '焼く', 'Let it rise'],
      optionIds: ['dough', expect.stringMatching(/^o/), 'rise'],
      correctOrder: [0, 2, 1],
      explanation: 'Yeast takes its time.',
    },
  ]);
  expect(nameless.map(({ id }) => id)).toContain('dough');
});

test('a list of code is what is accepted where learners write', () => {
  const { questions, check, nameless } = parse(
    '## Which port is it? {#port}\n\n- `7860`\n- `port 7860`\n\nThe log names it.',
  );
  expect([check.issues, nameless]).toEqual([[], []]);
  expect(questions).toEqual([
    {
      kind: 'fill-in',
      id: 'port',
      question: 'Which port is it?',
      accepted: ['7860', 'port 7860'],
      explanation: 'The log names it.',
    },
  ]);
});

test('entries with one below each are pairs: ids tell nothing of them, and what belongs to them has another order', () => {
  const { questions, check, nameless } = parse(
    `## What is each for?

- A sieve {#sieve}
  - Loosening flour
- A scale
  - Weighing a dough {#dough}
- A blade
  - Scoring

Tools last.`,
  );
  expect(check.issues).toEqual([]);
  expect(questions).toEqual([
    {
      kind: 'pairs',
      id: 'q1',
      question: 'What is each for?',
      options: ['A sieve', 'A scale', 'A blade', 'Weighing a dough', 'Loosening flour', 'Scoring'],
      optionIds: ['sieve', 'scale', 'blade', 'dough', 'loosening', 'scoring'],
      correctPairs: [4, 3, 5],
      explanation: 'Tools last.',
    },
  ]);
  expect(nameless.map(({ id, line }) => `${line} ${id}`)).toEqual([
    '1 q1',
    '4 loosening',
    '5 scale',
    '7 blade',
    '8 scoring',
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
  ['## A?\n\n- [ ] 1\n- [ ] 2\n\nSo.', '1: expected one option ticked with [x], or several, found none'],
  [
    '## A?\n\n- [x] 1\n- [ ] 2',
    '1: expected one paragraph below the options that says why, found something else',
  ],
  ['## A?\n\n1. 1\n\nSo.', '1: expected at least two options, found 1'],
  ['## A?\n\n- 1\n  - 2\n- 3\n  - 4\n\nSo.', '1: expected at least three pairs, found 2'],
  ['## A?\n\n- 1\n  - 2\n- 3\n\nSo.', '5: expected one entry below it, which belongs to it, found 0'],
  ['## A?\n\n- 1\n  - 2\n  - 3\n\nSo.', '3: expected one entry below it, which belongs to it, found 2'],
  ['## A?\n\n- 1\n  - 2\n- 3\n  - 2\n\nSo.', '6: expected options that differ, found "2" again'],
  ['## A?\n\n- `1`\n- `1`\n\nSo.', '4: expected forms that differ, found "1" again'],
  ['## A?\n\n- [x] **1**\n- [ ] 2\n\nSo.', '3: expected text without marks, found strong'],
  ['## A?\n\n- [x] 1\n- [ ] 2\n  - 3\n\nSo.', '4: expected a few words, found something else'],
])('refuses %s', (text, issue) => {
  expect(refused(text)).toContain(`1-basics/quiz.md:${issue}`);
});

const drawn = (heading: string, options: string, flow = '<!-- flow: 2 -->') =>
  parse(`## ${heading} {#q1}\n\n${flow}\n\n${options}\n\nIt was baked.\n`);

test('options may be places in the flow of a lesson, and so may what a question is about', () => {
  const places = drawn(
    'Which edge?',
    '- [ ] `dough.Loaf -> shelf.Input` The first\n- [x] `oven.Loaf -> shelf.Input` The last',
  );
  expect(places.check.issues).toEqual([]);
  expect(places.questions[0]).toMatchObject({
    question: 'Which edge?',
    options: ['The first', 'The last'],
    drawing: { task: 2, places: ['dough.Loaf -> shelf.Input', 'oven.Loaf -> shelf.Input'] },
  });
  const about = drawn('`oven.Loaf ->` What comes out?', '- [ ] Dough\n- [x] A loaf');
  expect(about.check.issues).toEqual([]);
  expect(about.questions[0]).toMatchObject({
    id: 'q1',
    question: 'What comes out?',
    drawing: { task: 2, about: 'oven.Loaf ->' },
  });
});

test('without a lesson that is named, no place stands before words', () => {
  const { questions, check } = drawn('What?', '- [ ] `a.B ->` One\n- [x] `b.C ->` Two', '<!-- ours -->');
  expect(check.issues.map(issueText)).toContain(
    '1-basics/quiz.md:5: expected text without marks, found `code`',
  );
  expect(questions[0]).not.toHaveProperty('drawing');
});

test.each([
  [
    'What?',
    '- [ ] No\n- [x] Yes',
    "3: expected a place before the question's words, or before those of each option, found none",
  ],
  [
    '`a.B ->` What?',
    '- [ ] `a.B ->` No\n- [x] `c.D ->` Yes',
    "3: expected a place before the question's words, or before those of each option, found both",
  ],
  [
    'What?',
    '- [ ] `a.B ->` No\n- [x] Yes',
    '5: expected a place in the flow before the words of each option, or of none, found 1 of 2',
  ],
  [
    'What?',
    '- [x] `a.B ->` No\n- [x] `c.D ->` Yes',
    '3: expected places only before options of which one is right, found another kind',
  ],
])('a drawing %# is refused with its line', (heading, options, issue) => {
  expect(drawn(heading, options).check.issues.map(issueText)).toContain(`1-basics/quiz.md:${issue}`);
});
