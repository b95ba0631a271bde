import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../cli.js';
import { createCourseReader } from '../course/read-course.js';

const guide = await readFile(
  new URL('../../docs/from-markdown-to-a-deployed-course.md', import.meta.url),
  'utf8',
);
/** The files that the guide has its readers write. */
const files = [...guide.matchAll(/^`(course\/[^`]+)`:\n\n```markdown\n([^]*?)^```$/gmu)];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('what the guide has its readers type is a course without issues', async () => {
  const printed: string[] = [];
  const output = { log: (text: string) => printed.push(text), error: (text: string) => printed.push(text) };
  for (const [, path = '', text = ''] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  expect(await runCli(['check', join(folder, 'course'), '--fix'], output)).toBe(0);
  const { course } = await createCourseReader(join(folder, 'course'))();
  expect(course?.levels.map(({ tasks, questions }) => [tasks.length, questions.length])).toEqual([
    [1, 2],
    [1, 1],
  ]);
});
