import { expect, test } from 'vitest';
import { issueText } from '../source/issues.js';
import { parseQuizFile } from './quiz-file.js';
import { withIds } from './quiz-ids.js';

const parse = (text: string) => parseQuizFile('quiz.md', text);
const fixed = (text: string) => withIds(text, parse(text).nameless);
const issues = (text: string) => parse(text).check.issues.map(issueText);

const REST = '\n\nIt installs.\n';

test('ids are behind the words of questions and options, and no part of them', () => {
  const { questions, check, nameless } = parse(
    `## Which command installs it? {#install}\n\n- [ ] uv venv {#venv}\n- [x] uv pip {#pip}${REST}`,
  );
  expect([check.issues, nameless]).toEqual([[], []]);
  expect(questions).toEqual([
    {
      id: 'install',
      question: 'Which command installs it?',
      options: ['uv venv', 'uv pip'],
      optionIds: ['venv', 'pip'],
      correctAnswer: 1,
      explanation: 'It installs.',
    },
  ]);
});

test('a topic is behind the id of a question, and stays there', () => {
  const text = `## Where is it? {#q1 .setup}\n\n- [ ] Here {#a}\n- [x] There {#b}${REST}`;
  const { questions, check } = parse(text);
  expect(check.issues).toEqual([]);
  expect(questions).toMatchObject([{ id: 'q1', topic: 'setup', question: 'Where is it?' }]);
  expect(fixed(text)).toBe(text);
});

test('a quiz without ids gets those by which its answers are known already', () => {
  const text = `## Where is it?\n\n- [ ] Here\n- [x]   https://example.org\n\nSo.\n\n## And now?\n\n- [x] Yes\n- [ ] No${REST}`;
  expect(fixed(text)).toBe(`## Where is it? {#q1}

- [ ] Here {#a}
- [x]   https://example.org {#b}

So.

## And now? {#q2}

- [x] Yes {#a}
- [ ] No {#b}

It installs.
`);
});

test.each([
  [
    'closed headings',
    '## A? ##\n\n- [x] 1\n- [ ] 2\n\nSo.',
    '## A? {#q1} ##\n\n- [x] 1 {#a}\n- [ ] 2 {#b}\n\nSo.',
  ],
  [
    'Windows’ line ends',
    '## A?\r\n\r\n- [x] 1\r\n- [ ] 2\r\n\r\nSo.',
    '## A? {#q1}\r\n\r\n- [x] 1 {#a}\r\n- [ ] 2 {#b}\r\n\r\nSo.',
  ],
  [
    'a mark at the start',
    '\uFEFF## A?\n\n- [x] 1\n- [ ] 2\n\nSo.',
    '\uFEFF## A? {#q1}\n\n- [x] 1 {#a}\n- [ ] 2 {#b}\n\nSo.',
  ],
  [
    'spaces and stars',
    '##   A?  \n\n * [x] 1  \n * [ ] 2\n\nSo.',
    '##   A? {#q1}  \n\n * [x] 1 {#a}  \n * [ ] 2 {#b}\n\nSo.',
  ],
])('a file with %s is the same but for its ids, and the same again the second time', (_, text, after) => {
  expect(fixed(text)).toBe(after);
  expect(fixed(fixed(text))).toBe(after);
});

test('what is put in order is named by its words, because a page knows the ids', () => {
  const text = `## What comes first? {#first}\n\n1. Mix the dough\n2. Let it rise\n3. 焼く${REST}`;
  expect(fixed(text)).toMatch(/1\. Mix the dough \{#dough\}\n2\. Let it rise \{#rise\}\n3\. 焼く \{#o\w+\}/);
  expect(fixed(fixed(text))).toBe(fixed(text));
  expect(parse(text).questions).toEqual(parse(fixed(text)).questions);
});

test('what is added later is named by its words, and not by a place that was another one’s', () => {
  const text = `## What is a flow? {#q1}

- [x] A graph {#b}
- [ ] A very long list
- [ ] Ein Öl
- [ ] 図

So.

## What is an agent?

- [x] A loop
- [ ] A list

So.
`;
  expect(fixed(text)).toContain('- [ ] A very long list {#very}\n- [ ] Ein Öl {#ein}\n- [ ] 図 {#d}');
  expect(fixed(text)).toContain('## What is an agent? {#agent}\n\n- [x] A loop {#a}\n- [ ] A list {#b}');
  // Shown meanwhile with the same.
  expect(parse(text).questions).toEqual(parse(fixed(text)).questions);
});

test.each([
  [
    '## A? {#q1}\n\n- [x] 1\n- [ ] 2\n\nSo.\n\n## B? {#q1}\n\n- [x] 1\n- [ ] 2\n\nSo.',
    '8: expected ids that differ, found "q1" again',
  ],
  ['## A?\n\n- [x] 1 {#a}\n- [ ] 2 {#a}\n\nSo.', '4: expected ids that differ, found "a" again'],
  [
    '## A? {#Ä b}\n\n- [x] 1\n- [ ] 2\n\nSo.',
    '1: expected an id of small letters, digits and hyphens, as in {#install}, found {#Ä b}',
  ],
  [
    '## A? {#q1}\n\n- [x] 1\n- [ ] 2\n\nSo.\n\n## A? {#q2}\n\n- [x] 1\n- [ ] 2\n\nSo.',
    '8: expected headings that differ, found "A?" again',
  ],
  ['## A?\n\n- [x] 1 {#a}\n- [ ] 1 {#b}\n\nSo.', '4: expected options that differ, found "1" again'],
  [
    '## A? {#q1 .Two words}\n\n- [x] 1\n- [ ] 2\n\nSo.',
    '1: expected a topic of small letters, digits and hyphens, as in {#q7 .memory}, found .Two words',
  ],
  ['## A?\n\n- [x] 1 {#a .b}\n- [ ] 2\n\nSo.', '3: expected an option without a topic, found .b'],
  ['## {#q1}\n\n- [x] 1\n- [ ] 2\n\nSo.', '1: expected words for a question, found an empty heading'],
])('refuses %s', (text, issue) => {
  expect(issues(text)).toEqual([`quiz.md:${issue}`]);
});
