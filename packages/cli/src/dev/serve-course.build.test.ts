import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageFolder } from '../package-folder.js';
import { serveCourse } from './serve-course.js';

let folder: string;
let server: ViteDevServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
  await cp(join(packageFolder('@course-kit/cli'), 'starter/course'), folder, { recursive: true });
  server = await serveCourse({ folder, port: 0 });
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const ask = async (path: string) => {
  const response = await fetch(new URL(path, server.resolvedUrls?.local[0]));
  return { status: response.status, text: await response.text() };
};
const PREVIEW = '/@id/__x00__virtual:course-kit/preview';

test('a course is served with its page and its pictures', async () => {
  expect((await ask('/')).text).toContain('/main.tsx');
  const { text } = await ask(PREVIEW);
  expect(text).toContain('"title":"Change a Lesson"');
  // The starter's flow has connections, so its lesson has an exercise.
  expect(text).toContain('"exercises":{"task-2-1":[');
  // A map of data serves nobody, and takes longer than to read what was changed.
  expect(text).not.toContain('sourceMappingURL');
  // Links lead to addresses of this page.
  expect(text).toContain('"href":"#/level-1/task-2"');
  const picture = /(?<path>\/@fs\/[^"?]*parts\.svg)/.exec(text)?.groups?.path ?? '';
  expect(await ask(picture)).toMatchObject({ status: 200, text: expect.stringContaining('<svg') });
});

test('a course with issues is served with a list of them', async () => {
  const file = join(folder, '1-lessons/1-change-a-lesson.md');
  await writeFile(file, (await readFile(file, 'utf8')).replace('## Change', '# Change'));
  const { status, text } = await ask(PREVIEW);
  expect(status).toBe(200);
  expect(text).toContain('"course":null');
  expect(text).toContain('"file":"1-lessons/1-change-a-lesson.md","line":21');
});

test('a saved file updates the page without a reload', async () => {
  // As a page does, which then knows what it has to follow.
  await ask('/main.tsx');
  await ask(PREVIEW);
  const { hot } = server.environments.client;
  const sent = new Promise((resolve) => {
    const send = hot.send.bind(hot);
    hot.send = (...message: unknown[]) => {
      resolve(message[0]);
      send(...(message as Parameters<typeof send>));
    };
  });
  const file = join(folder, 'course.md');
  await writeFile(file, (await readFile(file, 'utf8')).replace('Write a Course', 'Bake Bread'));
  expect(await sent).toMatchObject({
    type: 'update',
    updates: [{ acceptedPath: expect.stringContaining('course-kit/preview') }],
  });
  expect((await ask(PREVIEW)).text).toContain('"title":"Bake Bread"');
});
