import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flowOf } from '@course-kit/flow/model';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../cli.js';
import { createCourseReader } from '../course/read-course.js';

let folder: string;
let printed: string[];
const output = { log: (text: string) => printed.push(text), error: (text: string) => printed.push(text) };
const read = (path: string) => readFile(join(folder, path), 'utf8');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-'));
  printed = [];
});

afterEach(() => rm(folder, { recursive: true }));

describe('course-kit new', () => {
  test('creates a course without issues, and prints the next two commands', async () => {
    expect(await runCli(['new', join(folder, 'my-course')], output)).toBe(0);
    expect(printed.join()).toMatch(
      /my-course && (?:p?npm|yarn|bun) install\n {2}(?:p?npm|yarn|bun) run dev\n/,
    );
    expect(await runCli(['check', join(folder, 'my-course/course')], output)).toBe(0);
    const { name, dependencies, devDependencies } = JSON.parse(await read('my-course/package.json'));
    expect([name, dependencies['@course-kit/site'], devDependencies['@course-kit/cli']]).toEqual([
      'my-course',
      expect.stringMatching(/^\^\d/),
      expect.stringMatching(/^\^\d/),
    ]);
    expect(devDependencies).not.toHaveProperty(['@course-kit/embedded-backend']);
    expect(await read('my-course/astro.config.mjs')).toMatch(
      /storageKey: 'my-course',[^]+storage: 'browser'/,
    );
    expect(await read('my-course/.gitignore')).toContain('node_modules');
    expect(await readdir(join(folder, 'my-course'))).not.toContain('supabase');
  });

  test('creates lessons with every part that a lesson can have', async () => {
    await runCli(['new', join(folder, 'my-course')], output);
    const { course } = await createCourseReader(join(folder, 'my-course/course'))();
    const data = JSON.stringify(course);
    for (const kind of ['list', 'table', 'picture', 'snippet', 'note', 'link'])
      expect(data).toContain(`"kind":"${kind}"`);
    expect(flowOf(course?.levels[1]?.tasks[0])?.nodes.length).toBeGreaterThan(1);
    expect(course?.levels.map(({ questions }) => questions.length)).toEqual([3, 2]);
  });

  test("with accounts also writes the project's settings, and the SQL for a course of this size", async () => {
    expect(await runCli(['new', join(folder, 'mine'), '--supabase'], output)).toBe(0);
    expect(await read('mine/.env')).toContain('VITE_SUPABASE_URL=');
    for (const secret of ['.env', '.data', 'issuer-keys.json', 'private'])
      expect(await read('mine/.gitignore')).toContain(secret);
    expect(JSON.parse(await read('mine/package.json')).devDependencies).toHaveProperty([
      '@course-kit/embedded-backend',
    ]);
    expect(await read('mine/astro.config.mjs')).not.toContain("storage: 'browser'");
    const sql = await read('mine/supabase/setup.sql');
    expect(sql).toContain('create table public.course_progress');
    const { course } = await createCourseReader(join(folder, 'mine/course'))();
    const sizes = (part: 'tasks' | 'questions') =>
      `{${course?.levels.map((level) => level[part].length).join()}}`;
    expect(sql).toContain(
      `levels = 2, pass_mark = ${course?.passMark}, tasks_by_level = '${sizes('tasks')}', questions_by_level = '${sizes('questions')}'`,
    );
  });

  test.each(['My Course', 'Kurs', '.course', '-x.'])('refuses the name "%s"', async (name) => {
    expect(await runCli(['new', join(folder, name)], output)).toBe(1);
    expect(printed).toEqual([expect.stringContaining(`found "${name}"`)]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('refuses a folder with files in it, and keeps them', async () => {
    await mkdir(join(folder, 'mine'));
    await writeFile(join(folder, 'mine/notes.txt'), 'mine');
    expect(await runCli(['new', join(folder, 'mine')], output)).toBe(1);
    expect(printed.join()).toContain('expected a new or an empty folder');
    expect(await readdir(join(folder, 'mine'))).toEqual(['notes.txt']);
  });

  test('refuses the name of an existing file', async () => {
    await writeFile(join(folder, 'mine'), '');
    expect(await runCli(['new', join(folder, 'mine')], output)).toBe(1);
  });
});
