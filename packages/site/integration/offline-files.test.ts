import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LevelList } from '../src/offline/level-list.js';
import { writeOfflineFiles } from './offline-files.ts';

const FILES = {
  'level-1.html': '<script src="/learn/assets/site.h.js"></script>',
  'level-1/task-1.html': '<img src="/learn/assets/open.h.avif">',
  'level-2.html': '',
  'assets/site.h.js': 'import"./react.h.js"',
  'assets/react.h.js': '',
  'assets/open.h.avif': '0123456789',
};
const settings = { isOn: true, base: '/learn', languages: ['de'] };

let folder: string;
const write = (path: string, text: string) => writeFile(join(folder, path), text);
const listOf = async (level: number) =>
  JSON.parse(await readFile(join(folder, `offline/level-${level}.json`), 'utf8')) as LevelList;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  for (const inside of ['level-1', 'assets']) await mkdir(join(folder, inside));
  for (const [path, text] of Object.entries(FILES)) await write(path, text);
});
afterEach(() => rm(folder, { recursive: true }));

test('a build says of each level what it consists of, and how large that is', async () => {
  await writeOfflineFiles(folder, settings);
  expect(await readdir(join(folder, 'offline'))).toEqual(['level-1.json', 'level-2.json']);
  expect(await listOf(1)).toMatchObject({
    pages: [
      ['level-1', FILES['level-1.html'].length],
      ['level-1/task-1', FILES['level-1/task-1.html'].length],
    ],
    files: [
      ['assets/open.h.avif', 10],
      ['assets/react.h.js', 0],
      ['assets/site.h.js', 20],
    ],
    films: [],
    words: { de: [] },
  });
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  expect(worker).toMatch(/addEventListener\(.fetch/);
  expect(worker, 'all in one file, from this site').not.toMatch(/\bimport\b|importScripts|https?:\/\//);
});

test('its build is another one where a page is, and the same where only another level is', async () => {
  await writeOfflineFiles(folder, settings);
  const first = await listOf(1);
  await write('level-2.html', 'other');
  await writeOfflineFiles(folder, settings);
  expect((await listOf(1)).build).toBe(first.build);
  await write('level-1.html', FILES['level-1.html'].toUpperCase());
  await writeOfflineFiles(folder, settings);
  expect((await listOf(1)).build).not.toBe(first.build);
});

test('where it is turned off there is only the worker that removes an earlier one', async () => {
  await writeOfflineFiles(folder, { ...settings, isOn: false });
  expect(await readdir(folder)).not.toContain('offline');
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  expect(worker).toContain('registration.unregister()');
  expect(worker).not.toMatch(/addEventListener\(.fetch/);
});
