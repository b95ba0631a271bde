import { expect, test } from 'vitest';
import { parseLevelFile } from '../course/level-file.js';
import { parseQuizFile } from '../course/quiz-file.js';
import { parseTaskFile } from '../course/task-file.js';
import { parseComponents } from '../flow/components.js';
import { issueText } from '../source/issues.js';

const { components } = parseComponents(
  'components.yaml',
  'components:\n  Oven:\n    inputs: { Dough: Loaf }\n',
);
const FIELDS = '---\ntitle: Bake\nduration: 1 hour\n---\n\n';

/** What is wrong with a lesson's file. */
function inLesson(text: string) {
  const context = { components, highlight: (code: string) => code, pictures: new Map() };
  return parseTaskFile('bake.md', text, context).check.issues.map(issueText);
}

/** What is wrong with a step's text, which begins on line 8. */
const inStep = (text: string) => inLesson(`${FIELDS}## Do it\n\n${text}\n`);

/** What is wrong above the first step, from line 6. */
const above = (text: string) => inLesson(`${FIELDS}${text}\n\n## Do it\n\nNow.\n`);

test.each([
  ['```bash Bake\nbake', 'bake.md:8: expected a line ``` where the snippet ends, found none'],
  [
    '> [!TIP]\n> Use this.\n>\n> ~~~bash Bake\n> bake\n',
    'bake.md:11: expected a line ~~~ where the snippet ends, found none',
  ],
  [
    '```bash Bake\nbake\n\nThen eat.\n\n```text Eat\neat\n```',
    'bake.md:8: expected a line ``` where the snippet ends, found the start of another one on line 13',
  ],
  [
    '```bahs Bake\nbake\n```',
    'bake.md:8: expected a language that can be colored, such as bash or python, or text, found "bahs"',
  ],
  [
    '```json An oven\n{\n  "hot": true,\n}\n```',
    expect.stringMatching(
      /^bake\.md:11: expected sound JSON; with comments it is jsonc, and a part of a file is text, found Expected/,
    ),
  ],
  ['```json An oven\n{ "hot": true\n```', expect.stringMatching(/^bake\.md:9: expected sound JSON; /)],
  [
    '```yaml An oven\noven:\n  hot: "yes\n```',
    expect.stringMatching(
      /^bake\.md:1[01]: expected sound YAML; a part of a file is text, found Missing closing/,
    ),
  ],
  [
    '| A | B |\n| - | - |\n| 1 | 2 | 3 |',
    'bake.md:10: expected at most 2 cells, as in the first row, found 3',
  ],
  [
    'See [waiting][w].',
    'bake.md:8: expected a link with its address, such as [waiting](2-wait.md), found "[waiting][w]"',
  ],
  [
    'It rises[^1].',
    'bake.md:8: expected a link with its address, such as [waiting](2-wait.md), found "[^1]"',
  ],
  ['Now.\n\n##', 'bake.md:10: expected words for a step, found an empty heading'],
  ['Now.\n\n## Links\n\n- [A](page)', 'bake.md:12: expected an address on the web, found "page"'],
])('a step with %j is refused', (text, issue) => {
  expect(inStep(text)).toContainEqual(issue);
});

test.each([
  ['```bash Bake\nbake\n```'],
  ['````text A fence\n```\n````'],
  ['1. Do it:\n\n   ```sh Bake\n   bake\n   ```'],
  ['> [!TIP]\n> Use this.\n>\n> ```bash Bake\n> bake\n> ```'],
  ['```yaml Two\na: 1\n---\nb: 2\n```'],
  ['```jsonc An oven\n{ "hot": true } // very\n```'],
  ['Take `list[0][1]` of a [list](https://a.example).'],
  ['| A | B |\n| - | - |\n| 1 |'],
])('a step with %j is taken', (text) => {
  expect(inStep(text)).toEqual([]);
});

test.each([
  [
    '```flow Bread\noven: Oven\nhand: "A hand", with Bread\n```',
    'bake.md:8: expected a component of components.yaml, which has ports to show, found "Bread"',
  ],
  ['```map\n```', 'bake.md:6: expected at least one part of the interface, found none'],
  [
    '```map A\nOven: 1 1 1 1\n```\n\n```map B\nOven: 1 1 1 1\n```',
    'bake.md:10: expected one map, found a second one',
  ],
])('an introduction with %j is refused', (text, issue) => {
  expect(above(text)).toContain(issue);
});

test('a component that no step adds, where others are added, is refused', () => {
  const flow = '```flow Bread\noven: Oven\nloaf: "A loaf"\n```';
  const added = (ids: readonly string[]) =>
    inLesson(`${FIELDS}${flow}\n\n## Do it\n\nNow.\n\n\`\`\`flow\n${ids.join('\n')}\n\`\`\`\n`);
  expect(added(['+ oven'])).toEqual(['bake.md:6: expected a step with "+ loaf" in its flow, found none']);
  expect(added(['+ oven', '+ loaf'])).toEqual([]);
  expect(above(flow)).toEqual([]);
});

test('a heading of another rank is one issue', () => {
  const issue = 'bake.md:6: expected "## " for a step, found "# "';
  expect(above('# Bake\n\nWhy.\n\n- One\n- Two')).toEqual([issue]);
});

test('YAML that cannot be read is one issue, and a text that # makes a comment asks for quotes', () => {
  expect(inLesson('---\ntitle: "Bake\nduration: 1 hour\n---\n\n## Do it\n\nNow.\n')).toEqual([
    expect.stringMatching(/^bake\.md:\d: expected sound YAML, found Missing closing/),
  ]);
  const { check } = parseLevelFile('level.md', '---\ntitle: Dough\ncolor: #7c2d12\n---\n\nBake.\n');
  expect(check.issues.map(issueText)).toEqual([
    'level.md:3: expected quotes around a text that begins with #, found "#7c2d12"',
  ]);
});

test('a mistyped field is told which was meant', () => {
  expect(inLesson(FIELDS.replace('duration', 'duraton') + '## Do it\n\nNow.\n')).toContain(
    'bake.md:3: expected "duration", found the field "duraton"',
  );
});

test('a lesson without fields says where they belong', () => {
  expect(inLesson('## Do it\n\nNow.\n')).toEqual([
    'bake.md:1: expected the field "title", found no fields between two lines of "---" at the top',
    'bake.md:1: expected the field "duration", found no fields between two lines of "---" at the top',
  ]);
  expect(inLesson('---\n- title\n---\n\n## Do it\n\nNow.\n')[0]).toBe(
    'bake.md:2: expected fields such as "title: Memory", found "- title"',
  );
});

test('a file in another encoding is refused with the line', () => {
  expect(inLesson(`${FIELDS}## Do it\n\nW\uFFFDnde.\n`)).toEqual([
    'bake.md:8: expected a file in UTF-8, found a character that cannot be read',
  ]);
  expect(inLesson('#\0#\0')[0]).toBe(
    'bake.md:1: expected a file in UTF-8, found a character that cannot be read',
  );
});

test('lines may end as on any system', () => {
  const lesson = `${FIELDS}## Do it\n\n\`\`\`bash Bake\nbake\n\`\`\`\n`;
  for (const end of ['\r\n', '\r']) expect(inLesson(lesson.replaceAll('\n', end))).toEqual([]);
  expect(inLesson(`\uFEFF${lesson}`)).toEqual([]);
});

test('a file of megabytes is refused within the time of a test', () => {
  expect(inLesson(`${FIELDS}## Do it\n\n${'Bake **it**.\n\n'.repeat(200_000)}`)[0]).toMatch(
    /^bake\.md:1: expected at most 200,000 characters in a file, found 2,\d{3},\d{3}$/,
  );
});

test.each([
  ['*a'.repeat(50_000), 'bake.md:8: expected at most 20,000 characters between empty lines, found more'],
  ['[a](b '.repeat(20_000), 'bake.md:8: expected at most 20,000 characters between empty lines, found more'],
  [
    '*a **a\n'.repeat(20_000),
    'bake.md:8: expected at most 20,000 characters between empty lines, found more',
  ],
  ['- '.repeat(4000), 'bake.md:8: expected lists within lists at most 32 deep, found more'],
])('what would take a parser minutes, such as %#, is refused within the time of a test', (text, issue) => {
  expect(inStep(text)).toContain(issue);
});

test('code may be as long as a file', () => {
  expect(inStep(`\`\`\`text Bake\n${'bake **it**\n'.repeat(4000)}\`\`\``)).toEqual([]);
});

test('a quiz without a question is refused, and one with an option twice', () => {
  const inQuiz = (text: string) => parseQuizFile('quiz.md', text).check.issues.map(issueText);
  expect(inQuiz('')).toEqual(['quiz.md:1: expected a question, which begins with "## ", found none']);
  expect(inQuiz('## A?\n\n- [x] Yes\n- [ ] No\n- [ ] Yes\n\nSo.\n')).toEqual([
    'quiz.md:5: expected options that differ, found "Yes" again',
  ]);
});

test.each([
  ['- A list\n', 'level.md:6: expected a description in plain text, found list'],
  ['Bake.\n\n## Topics\n\nWords.\n', 'level.md:8: expected a list, found something else'],
  ['Bake.\n\n## Objectives\n\n- > Bake\n', 'level.md:10: expected a sentence, found something else'],
])('the card of a level with %j is refused', (text, issue) => {
  expect(parseLevelFile('level.md', FIELDS + text).check.issues.map(issueText)).toContain(issue);
});

test.each([
  ['portColors: red', 'components.yaml:1: expected fields for "portColors", found "red"'],
  ['- Oven', 'components.yaml:1: expected fields such as "title: Memory", found "- Oven"'],
])('components of %j are refused', (text, issue) => {
  expect(parseComponents('components.yaml', text).check.issues.map(issueText)).toContain(issue);
});
