import { expect, test } from 'vitest';
import { issueText } from '../source/issues.js';
import { createMemory } from '../source/memory.js';
import { hashOfSource } from '../source/translation-file.js';
import { parseFiles } from './parse-course.js';

const LESSON =
  '---\ntitle: Mix\nduration: 1 hour\n---\n\n## Stir it\n\nSlowly.\n\n## Let it rise\n\nFor an hour.\n';

const question = (words: string, step = '') =>
  `## ${words} {#${words.toLowerCase()}}\n\n${step && `<!-- step: ${step} -->\n\n`}- [ ] No {#a}\n- [x] Yes {#b}\n\nIt is so.\n`;

/** A course whose first level has this test. */
function parse(...questions: readonly string[]) {
  const files = {
    'course.md': '---\ntitle: Bread\n---\n',
    '1-dough/level.md': '---\ntitle: Dough\n---\n',
    '1-dough/quiz.md': questions.join('\n'),
    '1-dough/1-mix.md': LESSON,
    '1-dough/2-wait.md': LESSON.replace('Mix', 'Wait'),
    '2-oven/level.md': '---\ntitle: Oven\n---\n',
    '2-oven/1-bake.md': LESSON.replace('Mix', 'Bake'),
  };
  const context = { highlight: (code: string) => code, pictures: new Map() };
  const { course, issues, notices } = parseFiles(new Map(Object.entries(files)), context, createMemory());
  return { course, issues: issues.map(issueText), notices: notices.map(issueText) };
}

test('a question of a test names the step that teaches its answer as lessons link to it', () => {
  const { course, issues, notices } = parse(
    question('Why', '2-wait.md#let-it-rise'),
    question('How', '1-mix.md#stir-it'),
  );
  expect([issues, notices]).toEqual([[], []]);
  expect(course?.levels[0]?.questions.map(({ taughtIn }) => taughtIn)).toEqual([
    { task: 2, step: 2 },
    { task: 1, step: 1 },
  ]);
});

test.each([
  ['3-bake.md#stir-it', 'a link to a lesson of the course, found no lesson "1-dough/3-bake.md"'],
  ['1-mix.md#fold-it', 'a step of "1-dough/1-mix.md", such as #stir-it, #let-it-rise, found "#fold-it"'],
  ['1-mix.md', 'a step of a lesson of this level, such as 1-start.md#install, found "1-mix.md"'],
  [
    '../2-oven/1-bake.md#stir-it',
    'a step of a lesson of this level, such as 1-start.md#install, found "../2-oven/1-bake.md#stir-it"',
  ],
])('%s is refused with its line', (step, issue) => {
  const { course, issues } = parse(question('Why', step));
  expect(issues).toEqual([`1-dough/quiz.md:3: expected ${issue}`]);
  expect(course).toBeNull();
});

test('a second step is refused', () => {
  const { issues } = parse(question('Why', '1-mix.md#stir-it -->\n\n<!-- step: 1-mix.md#let-it-rise'));
  expect(issues).toEqual([
    '1-dough/quiz.md:5: expected one step that teaches the answer, found a second one',
  ]);
});

test('a question without a step is told where others have one, and fails nothing', () => {
  const { course, issues, notices } = parse(question('Why', '1-mix.md#stir-it'), question('How'));
  expect(issues).toEqual([]);
  expect(notices).toEqual([
    '1-dough/quiz.md:10: expected the step that teaches it, as other questions have it, such as <!-- step: 1-start.md#install -->, found "How"',
  ]);
  expect(course?.levels[0]?.questions[1]).not.toHaveProperty('taughtIn');
  expect(parse(question('Why'), question('How')).notices).toEqual([]);
});

test('a step makes no translation older', () => {
  expect(hashOfSource(question('Why', '1-mix.md#stir-it'))).toBe(hashOfSource(question('Why')));
});
