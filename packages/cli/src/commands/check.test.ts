import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../cli.js';

const LESSON = '---\ntitle: Mix\nduration: 1 hour\n---\n\n## Stir\n\nWell.\n';
const QUESTION = '## Why? {#q1}\n\n- [ ] No {#a}\n- [x] Yes {#b}\n\nIt is so.\n';
const NAMELESS = QUESTION.replaceAll(/ \{#\w+\}/g, '');

let folder: string;
let printed: string[];
const output = { log: (text: string) => printed.push(text), error: (text: string) => printed.push(text) };

const write = async (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'course', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'course-'));
  printed = [];
  const fields = (title: string) => `---\ntitle: ${title}\n---\n`;
  await write({
    'course.md': fields('Bread'),
    '1-dough/level.md': fields('Dough'),
    '1-dough/1-mix.md': LESSON,
  });
});

afterEach(() => rm(folder, { recursive: true }));

test('names questions and options without an id, which a build takes for now', async () => {
  const text = 'an id such as {#install} at the end, which `course-kit check --fix` writes';
  await write({ '1-dough/quiz.md': NAMELESS });
  const course = join(folder, 'course');
  expect([await runCli(['check', course], output), ...printed]).toEqual([
    1,
    `${course}/1-dough/quiz.md:1: expected ${text}, found "Why?"`,
    `${course}/1-dough/quiz.md:3: expected ${text}, found "No"`,
    `${course}/1-dough/quiz.md:4: expected ${text}, found "Yes"`,
  ]);
  const build = ['build', course, '--out', join(folder, 'out')];
  expect(await runCli(build, output)).toBe(0);
});

test('writes them with --fix, once, and no other file', async () => {
  await write({
    '1-dough/quiz.md': NAMELESS,
    '2-oven/level.md': '---\ntitle: Oven\n---\n',
    '2-oven/quiz.md': QUESTION,
  });
  const fix = ['check', join(folder, 'course'), '--fix'];
  expect(await runCli(fix, output)).toBe(0);
  expect(await runCli(fix, output)).toBe(0);
  expect(printed).toEqual(['Wrote ids in 1-dough/quiz.md', 'No issues', 'No issues']);
  const written = ['1-dough/quiz.md', '2-oven/quiz.md', '1-dough/1-mix.md'].map((file) =>
    readFile(join(folder, 'course', file), 'utf8'),
  );
  expect(await Promise.all(written)).toEqual([QUESTION, QUESTION, LESSON]);
});
