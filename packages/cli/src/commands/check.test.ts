import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../cli.js';
import { courseFolder } from './course-folder.fixtures.js';

const LESSON = '---\ntitle: Mix\nduration: 1 hour\n---\n\n## Stir\n\nWell.\n';
const QUESTION = '## Why? {#q1}\n\n- [ ] No {#a}\n- [x] Yes {#b}\n\nIt is so.\n';
const NAMELESS = QUESTION.replaceAll(/ \{#\w+\}/g, '');

const fields = (title: string) => `---\ntitle: ${title}\n---\n`;
const at = courseFolder({
  'course.md': fields('Bread'),
  '1-dough/level.md': fields('Dough'),
  '1-dough/1-mix.md': LESSON,
});

test('names questions and options without an id, which a build takes for now', async () => {
  const text = 'an id such as {#install} at the end, which `course-kit check --fix` writes';
  await at.write({ '1-dough/quiz.md': NAMELESS });
  const course = join(at.folder, 'course');
  expect([await runCli(['check', course], at.output), ...at.printed]).toEqual([
    1,
    `${course}/1-dough/quiz.md:1: expected ${text}, found "Why?"`,
    `${course}/1-dough/quiz.md:3: expected ${text}, found "No"`,
    `${course}/1-dough/quiz.md:4: expected ${text}, found "Yes"`,
  ]);
  const build = ['build', course, '--out', join(at.folder, 'out')];
  expect(await runCli(build, at.output)).toBe(0);
});

test('writes them with --fix, once, and no other file', async () => {
  await at.write({
    '1-dough/quiz.md': NAMELESS,
    '2-oven/level.md': fields('Oven'),
    '2-oven/quiz.md': QUESTION,
  });
  const fix = ['check', join(at.folder, 'course'), '--fix'];
  expect(await runCli(fix, at.output)).toBe(0);
  expect(await runCli(fix, at.output)).toBe(0);
  expect(at.printed).toEqual(['Wrote ids in 1-dough/quiz.md', 'No issues', 'No issues']);
  const written = ['1-dough/quiz.md', '2-oven/quiz.md', '1-dough/1-mix.md'].map((file) =>
    readFile(join(at.folder, 'course', file), 'utf8'),
  );
  expect(await Promise.all(written)).toEqual([QUESTION, QUESTION, LESSON]);
});

test('says which translations are missing or older than their source, without failing; --fix writes what they were made of', async () => {
  const file = '1-dough/1-mix.de.md';
  await at.write({ [file]: LESSON.replace('title: Mix\nduration: 1 hour', 'title: Mischen') });
  const course = join(at.folder, 'course');
  expect(await runCli(['check', course], at.output)).toBe(1);
  expect(await runCli(['check', course, '--fix'], at.output)).toBe(0);
  const written = await readFile(join(course, file), 'utf8');
  expect(written).toMatch(/^---\ntitle: Mischen\nsource: [\da-f]{8}\n---\n/);
  await at.write({ '1-dough/1-mix.md': LESSON.replace('Well.', 'Slowly.') });
  // Who has seen to it takes the old one away; it is never written over.
  expect(await runCli(['check', course, '--fix'], at.output)).toBe(0);
  expect(await readFile(join(course, file), 'utf8')).toBe(written);
  const missing = `${course}/1-dough/level.md:1: expected a translation "1-dough/level.de.md", found none`;
  expect(at.printed).toEqual([
    missing,
    `${course}/${file}:1: expected the field "source", which \`course-kit check --fix\` writes, found none`,
    'Wrote its source in 1-dough/1-mix.de.md',
    missing,
    'No issues',
    expect.stringMatching(
      /1-mix\.de\.md:3: expected a translation of "1-dough\/1-mix\.md" as it is now, \w{8}, found that of an older one, \w{8}$/,
    ),
    missing,
    'No issues',
  ]);
});
