import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { coursePlugin } from './course-plugin.js';

const KINDS = ['level', 'tasks', 'quiz', 'checks', 'exercises'];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'course-'));
  await mkdir(join(folder, 'course'));
  await writeFile(join(folder, 'course/course.md'), '---\ntitle: Bread\n---\n');
});

afterEach(() => rm(folder, { recursive: true }));

async function addLevel(level: number) {
  const path = join(folder, `course/${level}-dough`);
  await mkdir(path);
  await writeFile(join(path, 'level.md'), `---\ntitle: Level ${level}\n---\n`);
  await writeFile(join(path, '1-mix.md'), '---\ntitle: Mix\nduration: 1 hour\n---\n\n## Stir\n\nSlowly.\n');
}

async function addLevels(count: number) {
  for (let level = 1; level <= count; level += 1) await addLevel(level);
}

describe('a server loads the parts of a level by its number', () => {
  let server: ViteDevServer;
  const serve = async () =>
    (server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [coursePlugin()],
    }));
  const read = async (part: string) => (await server.ssrLoadModule(`virtual:course-kit/${part}`)).default;
  afterEach(() => server.close());

  test.each([1, 2, 6])('of a course with %i', async (count) => {
    await addLevels(count);
    await serve();
    for (const kind of KINDS) {
      const load = await read(`load-${kind}`);
      for (let level = 1; level <= count; level += 1)
        expect(await load(level)).toBe(await read(`${kind}-${level}`));
      for (const level of [0, count + 1, 1.5, NaN])
        await expect(load(level)).rejects.toThrow(
          `The course has no level ${level}; its levels are 1 to ${count}`,
        );
    }
  });

  test('also of one that is added while it runs', async () => {
    await addLevels(1);
    await serve();
    await expect((await read('load-tasks'))(2)).rejects.toThrow('has no level 2');
    await addLevel(2);
    server.watcher.emit('all', 'add', join(folder, 'course/2-dough/level.md'));
    expect(await (await read('load-tasks'))(2)).toMatchObject([{ id: 'task-2-1' }]);
  });
});

describe('a level that is there in another language', () => {
  const german = {
    'level.de.md': '---\ntitle: Stufe 1\nsource: 0\n---\n',
    '1-mix.de.md': '---\ntitle: Mischen\nsource: 0\n---\n\n## Rühren\n\nLangsam.\n',
    'quiz.md': '## Why? {#why}\n\n- [ ] No {#a}\n- [x] Yes {#b}\n\nIt is so.\n',
    'quiz.de.md': '---\nsource: 0\n---\n\n## Warum? {#why}\n\n- [ ] Nein {#a}\n- [ ] Ja {#b}\n\nDarum.\n',
  };
  // The course stands outside of the packages.
  const alias = {
    '@course-kit/react/model': new URL('../../../course-kit/exports/model.ts', import.meta.url).pathname,
  };
  beforeEach(async () => {
    await addLevels(2);
    for (const [file, text] of Object.entries(german))
      await writeFile(join(folder, 'course/1-dough', file), text);
  });

  test.each([
    [true, { explanation: 'Darum.' }],
    [false, {}],
  ])('is loaded in it, and the rest as it is; with answers: %s', async (hasAnswers, why) => {
    const server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      resolve: { alias },
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [coursePlugin({ hasAnswers })],
    });
    const read = async (part: string) => (await server.ssrLoadModule(`virtual:course-kit/${part}`)).default;
    const [tasks, quiz] = [await read('load-tasks'), await read('load-quiz')];
    const courseIn = await read('in-language');
    const german = courseIn('de');
    expect(await german.loadTasks(1)).toMatchObject([
      { id: 'task-1-1', title: 'Mischen', duration: '1 hour' },
    ]);
    expect(await courseIn('de-AT').loadTasks(1)).toBe(await german.loadTasks(1));
    expect(await courseIn('fr').loadTasks(1)).toBe(await tasks(1));
    expect(await german.loadTasks(2)).toBe(await tasks(2));
    await expect(german.loadTasks(3)).rejects.toThrow('The course has no level 3');
    const [{ correctAnswer: _right, explanation: _why, ...asked }] = await quiz(1);
    expect(await german.loadQuiz(1)).toEqual([
      {
        ...asked,
        question: 'Warum?',
        options: ['Nein', 'Ja'],
        language: 'de',
        ...(hasAnswers && { correctAnswer: 1 }),
        ...why,
      },
    ]);
    const { levels } = await german.loadOutline();
    expect(levels.map(({ title }: { title: string }) => title)).toEqual(['Stufe 1', 'Level 2']);
    expect(await courseIn('fr').loadOutline()).toBe(await read('outline'));
    expect(await read('translations')).toEqual({ de: [1] });
    await server.close();
  });

  test('is a file of its own in a build, which does not divide the file of the others', async () => {
    const page = join(folder, 'page.js');
    await writeFile(
      page,
      "import tasks from 'virtual:course-kit/load-tasks'; import courseIn from 'virtual:course-kit/in-language'; globalThis.load = [tasks, courseIn];",
    );
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      resolve: { alias },
      build: { write: false, rolldownOptions: { input: page } },
      plugins: [coursePlugin()],
    });
    if (!('output' in built)) throw new Error('There is more than one output');
    const chunks = built.output.flatMap((file) => (file.type === 'chunk' && !file.isEntry ? [file] : []));
    const parts = chunks.map(({ name }) => name).filter((name) => /^(outline|tasks|quiz)-/.test(name));
    expect(parts.sort()).toEqual([
      'outline-de',
      'quiz-1',
      'quiz-1-de',
      'quiz-2',
      'tasks-1',
      'tasks-1-de',
      'tasks-2',
    ]);
    expect(chunks.find(({ name }) => name === 'tasks-1')?.imports).toEqual([]);
  });
});

test('a build makes a file of each part of a level that is loaded', async () => {
  await addLevels(3);
  const page = join(folder, 'page.js');
  const imports = ['tasks', 'quiz'].map((kind) => `import ${kind} from 'virtual:course-kit/load-${kind}';`);
  await writeFile(page, [...imports, 'globalThis.load = { tasks, quiz };'].join('\n'));
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: page } },
    plugins: [coursePlugin()],
  });
  if (!('output' in built)) throw new Error('There is more than one output');
  const names = built.output.flatMap((file) =>
    file.type === 'chunk' && file.isDynamicEntry ? file.name : [],
  );
  expect(names.sort()).toEqual(['quiz-1', 'quiz-2', 'quiz-3', 'tasks-1', 'tasks-2', 'tasks-3']);
});
