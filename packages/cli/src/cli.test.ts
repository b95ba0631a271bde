import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, describe, expect, test } from 'vitest';
import { runCli } from './cli.js';
import { courseFolder } from './commands/course-folder.fixtures.js';
import { readQuizKeys } from './keys/read-quiz-keys.js';
import { coursePlugin, type CoursePluginOptions } from './vite/course-plugin.js';

const LESSON =
  '---\ntitle: Mix\nduration: 1 hour\n---\n\n## Stir\n\n```python Spoon\nimport os\n```\n\n<!-- facts: 1.1-1 -->\n';
const FILES = {
  'course.md': '---\ntitle: Bread\n---\n',
  '1-dough/level.md': '---\ntitle: Dough\n---\n',
  '1-dough/1-mix.md': LESSON,
};
const QUESTION = '## Why? {#q1}\n\n- [ ] No {#a}\n- [x] Yes {#b}\n\nIt is so.\n';

const at = courseFolder(FILES);

describe('course-kit build', () => {
  test('writes the course, its outline and each level as data, with colors and without facts', async () => {
    const out = join(at.folder, 'out');
    expect(await runCli(['build', join(at.folder, 'course'), '--out', out], at.output)).toBe(0);
    expect(at.printed).toEqual([`3 files in ${out}`]);
    const read = async (name: string) => JSON.parse(await readFile(join(out, name), 'utf8'));
    expect(await read('outline.json')).toMatchObject({
      title: 'Bread',
      levels: [{ title: 'Dough', tasks: [{ id: 'task-1-1', stepCount: 1 }] }],
    });
    const level = await read('level-1.json');
    expect(level.tasks[0].steps).toEqual([
      {
        title: 'Stir',
        instruction: [
          {
            kind: 'snippet',
            language: 'python',
            label: 'Spoon',
            code: [{ kind: 'keyword', text: 'import' }, ' os'],
          },
        ],
      },
    ]);
    expect((await read('course.json')).levels).toEqual([level]);
  });

  test('copies pictures, and refers to them by their path on the site', async () => {
    await at.write({
      '1-dough/1-mix.md': `${LESSON}\n![A "bowl"](bowl.svg)\n\nSee \`"src":"/1-dough/bowl.svg"\`.\n`,
      '1-dough/bowl.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>',
    });
    const out = join(at.folder, 'out');
    expect(
      await runCli(['build', join(at.folder, 'course'), '--out', out, '--base', '/course'], at.output),
    ).toBe(0);
    const [, picture, text] = JSON.parse(await readFile(join(out, 'level-1.json'), 'utf8')).tasks[0].steps[0]
      .instruction;
    expect(picture).toEqual({
      kind: 'picture',
      src: '/course/1-dough/bowl.svg',
      alt: 'A "bowl"',
      width: 40,
      height: 30,
    });
    expect(text).toEqual(['See ', { kind: 'code', text: '"src":"/1-dough/bowl.svg"' }, '.']);
    expect(await readFile(join(out, '1-dough/bowl.svg'), 'utf8')).toContain('viewBox');
  });

  test('copies files that a lesson hands out, and refers to them by their path on the site', async () => {
    await at.write({
      '1-dough/1-mix.md': `${LESSON}\n## Resources\n\n- [Scales](/files/scales.json)\n- [Elsewhere](/other.json)\n- [Oven](/level-2)\n`,
      'files/scales.json': '{"scales": 1}',
      'files/nobody.json': '{}',
    });
    const out = join(at.folder, 'out');
    await runCli(['build', join(at.folder, 'course'), '--out', out, '--base', '/course'], at.output);
    const { resources } = JSON.parse(await readFile(join(out, 'level-1.json'), 'utf8')).tasks[0];
    expect(resources.map(({ href }: { href: string }) => href)).toEqual([
      '/course/files/scales.json',
      '/other.json',
      '/level-2',
    ]);
    expect(await readFile(join(out, 'files/scales.json'), 'utf8')).toBe('{"scales": 1}');
    await expect(readFile(join(out, 'files/nobody.json'))).rejects.toThrow('ENOENT');
  });

  test('writes nothing for a course with issues, and names them', async () => {
    await at.write({ '1-dough/1-mix.md': LESSON.replace('python Spoon', 'python') });
    const out = join(at.folder, 'out');
    expect(await runCli(['build', join(at.folder, 'course'), '--out', out], at.output)).toBe(1);
    expect(at.printed).toEqual([
      `${join(at.folder, 'course')}/1-dough/1-mix.md:8: expected a label after the language, such as \`\`\`bash Start the server, found "\`\`\`python"`,
    ]);
    await expect(readFile(join(out, 'course.json'))).rejects.toThrow('ENOENT');
  });
});

describe('course-kit check', () => {
  const check = async (quiz: string) => {
    await at.write({ '1-dough/quiz.md': quiz });
    const code = await runCli(['check', join(at.folder, 'course')], at.output);
    return [code, ...at.printed.map((text) => text.replace(/^.*\/course\//, ''))];
  };

  test('finds nothing in a valid course', async () => {
    expect(await check(QUESTION)).toEqual([0, 'No issues']);
  });

  test.each(['The first option is older.', 'Option B is older.', 'The last one is older.'])(
    'refuses an explanation that is wrong once the options are shuffled: %s',
    async (explanation) => {
      const [code, issue] = await check(QUESTION.replace('It is so.', explanation));
      expect(code).toBe(1);
      expect(issue).toMatch(/^1-dough\/quiz\.md:6: expected an explanation that holds in any order/);
    },
  );

  test('refuses a quiz whose right options are all in one position or all the longest', async () => {
    const quiz = ['A?', 'B?', 'C?']
      .map((title, index) => QUESTION.replace('Why? {#q1}', `${title} {#q${index + 1}}`))
      .join('\n');
    expect(await check(quiz)).toEqual([
      1,
      '1-dough/quiz.md:1: expected right options at different places, found number 2 every time',
      '1-dough/quiz.md:1: expected right options of any length, found always the longest',
    ]);
  });

  test('looks for patterns in what a first attempt asks of a pool', async () => {
    const right = [2, 2, 2, 1].map((place, index) =>
      [
        `## ${index}? {#q${index}}`,
        '',
        ...[1, 2].map((n) => `- [${n === place ? 'x' : ' '}] ${n} {#o${n}}`),
        '',
        'It is so.',
        '',
      ].join('\n'),
    );
    expect(await check(right.join('\n'))).toEqual([0, 'No issues']);
    const [code, ...said] = await check(`---\nasks: 3\n---\n\n${right.join('\n')}`);
    const issue = 'right options at different places among the first ones, found number 2 every time';
    expect([code, said.at(-1)]).toEqual([1, `1-dough/quiz.md:1: expected ${issue}`]);
  });
});

describe('course-kit keys', () => {
  test('writes the SQL by which a database marks the quizzes', async () => {
    await at.write({ '1-dough/quiz.md': QUESTION });
    const out = join(at.folder, 'out');
    expect(await runCli(['keys', join(at.folder, 'course'), '--out', out], at.output)).toBe(0);
    expect(await readFile(join(out, 'quiz-keys.sql'), 'utf8')).toContain("(1, 'q1', 1, '{");
    expect(at.printed.join()).toContain('Never publish it');
  });

  test('writes why in each language of the course, and by what is there now of one that is older', async () => {
    const two = `${QUESTION}\n${QUESTION.replace('Why? {#q1}', 'How? {#q2}')}`;
    const inGerman = '## Warum? {#q1}\n\n- [ ] Nein {#a}\n- [ ] Ja {#b}\n\nDarum.\n';
    await at.write({
      '1-dough/quiz.md': two,
      '1-dough/quiz.de.md': `---\nsource: 0000000000000000\n---\n\n${inGerman}`,
    });
    const keys = ['keys', join(at.folder, 'course'), '--out', at.folder];
    expect(await runCli(keys, at.output)).toBe(0);
    const sql = await readFile(join(at.folder, 'quiz-keys.sql'), 'utf8');
    expect(sql).toMatch(/^\(1, 'q1', .*'It is so\.', null, '\{"de":"Darum\."\}'\),$/m);
    expect(sql).toMatch(/^\(1, 'q2', .*'It is so\.', null, '\{\}'\)$/m);
    expect(await readQuizKeys(join(at.folder, 'course'))).toBe(sql);
  });

  test('writes them for a course in another schema', async () => {
    await at.write({ '1-dough/quiz.md': QUESTION });
    expect(
      await runCli(['keys', join(at.folder, 'course'), '--schema', 'bread', '--out', at.folder], at.output),
    ).toBe(0);
    const sql = await readFile(join(at.folder, 'quiz-keys-bread.sql'), 'utf8');
    expect(sql).toContain('insert into bread_private.quiz_keys');
    expect(sql).toContain('update bread.course_settings');
  });

  test.each([
    ['the folder of a site', 'site', 'site/index.html'],
    ['a folder within it', 'site/sql', 'site/index.html'],
    ['the folder of a course that was built', 'built', 'built/outline.json'],
    ['a folder that a site is going to be built into', 'dist', null],
    ['what a site copies as it is', 'public/sql', null],
  ])('refuses %s', async (_, out, file) => {
    await at.write({ '1-dough/quiz.md': QUESTION });
    if (file !== null) {
      await mkdir(join(at.folder, dirname(file)));
      await writeFile(join(at.folder, file), '');
    }
    const path = join(at.folder, out);
    expect(await runCli(['keys', join(at.folder, 'course'), '--out', path], at.output)).toBe(1);
    expect(at.printed.join()).toContain('right answers never are');
    await expect(readFile(join(path, 'quiz-keys.sql'))).rejects.toThrow('no such file');
  });

  test('takes a folder of a project that begins with its page', async () => {
    await at.write({ '1-dough/quiz.md': QUESTION });
    for (const name of ['package.json', 'index.html']) await writeFile(join(at.folder, name), '');
    const out = join(at.folder, 'private');
    expect(await runCli(['keys', join(at.folder, 'course'), '--out', out], at.output)).toBe(0);
  });

  test('writes into a folder of their own, away from what a site publishes', async () => {
    await at.write({ '1-dough/quiz.md': QUESTION });
    const before = process.cwd();
    process.chdir(at.folder);
    try {
      expect(await runCli(['keys'], at.output)).toBe(0);
      expect(await readdir(at.folder)).toEqual(['course', 'private']);
    } finally {
      process.chdir(before);
    }
  });

  test("reports the course's issues, and writes nothing", async () => {
    await at.write({ '1-dough/quiz.md': '## Why?\n' });
    expect(await runCli(['keys', join(at.folder, 'course'), '--out', at.folder], at.output)).toBe(1);
    await expect(readFile(join(at.folder, 'quiz-keys.sql'))).rejects.toThrow('no such file');
  });
});

describe('course-kit sql', () => {
  const sql = (...args: readonly string[]) => runCli(['sql', join(at.folder, 'sql'), ...args], at.output);

  test('writes the migrations for a schema once, and says what is left to do', async () => {
    expect(await sql('--schema', 'bread')).toBe(0);
    const names = await readdir(join(at.folder, 'sql'));
    expect(names.filter((name) => /^\d{14}_bread_course_settings\.sql$/.test(name))).toHaveLength(1);
    expect(at.printed.join()).toContain('Add bread to "Exposed schemas"');
    at.printed.length = 0;
    expect(await sql('--schema', 'bread')).toBe(0);
    expect(await readdir(join(at.folder, 'sql'))).toEqual(names);
    expect(at.printed.join()).toContain('already');
  });

  test('writes those of two courses side by side', async () => {
    await sql();
    await sql('--schema', 'bread');
    const versions = (await readdir(join(at.folder, 'sql'))).map((name) => name.slice(0, 14));
    expect(new Set(versions).size).toBe(versions.length);
  });

  test.each(['auth', 'Bread'])('refuses the schema %s, and writes nothing', async (schema) => {
    expect(await sql('--schema', schema)).toBe(1);
    expect(at.printed.join()).toContain(`"${schema}"`);
    await expect(readdir(join(at.folder, 'sql'))).rejects.toThrow('no such file');
  });
});

describe('course-kit functions', () => {
  const functions = (...args: readonly string[]) => runCli(['functions', at.folder, ...args], at.output);

  test('writes those of a course, says how to deploy them, and leaves what is there', async () => {
    expect(await functions('--schema', 'bread')).toBe(0);
    expect(at.printed.join()).toContain('supabase functions deploy issuer-bread');
    expect(at.printed.join()).toContain('SITE_URL_BREAD=');
    const place = join(at.folder, 'issuer-bread/index.ts');
    await writeFile(place, 'mine');
    at.printed.length = 0;
    expect(await functions('--schema', 'bread')).toBe(0);
    expect(at.printed.join()).toContain('already');
    expect(await readFile(place, 'utf8')).toBe('mine');
  });

  test('refuses a schema of Supabase, and writes nothing', async () => {
    expect(await functions('--schema', 'auth')).toBe(1);
    await expect(readdir(join(at.folder, 'issuer-auth'))).rejects.toThrow('no such file');
  });
});

test.each([[[]], [['bake']], [['check', 'a', 'b']], [['build', '--into', 'x']]])(
  '%s prints the commands that there are',
  async (args) => {
    expect(await runCli(args, at.output)).toBe(2);
    expect(at.printed.join()).toContain('course-kit build');
  },
);

test('says its commands, its version, and which word is no command', async () => {
  expect(await runCli(['--help'], at.output)).toBe(0);
  expect(at.printed.join()).toContain('course-kit build');
  at.printed.length = 0;
  expect(await runCli(['--version'], at.output)).toBe(0);
  expect(at.printed.join()).toMatch(/^\d+\.\d+\.\d+$/);
  at.printed.length = 0;
  expect(await runCli(['chek'], at.output)).toBe(2);
  expect(at.printed.join()).toContain('There is no command "chek".');
});

describe('the plugin for Vite', () => {
  let running: ViteDevServer;
  const serve = async (options?: CoursePluginOptions) =>
    (running = await createServer({
      root: at.folder,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [coursePlugin(options)],
    }));
  afterEach(() => running.close());

  test('provides the outline and each level as a module', async () => {
    const server = await serve();
    const { default: outline } = await server.ssrLoadModule('virtual:course-kit/outline');
    const { default: level } = await server.ssrLoadModule('virtual:course-kit/level-1');
    expect(outline).toMatchObject({ title: 'Bread', levels: [{ title: 'Dough' }] });
    expect(level.tasks[0].steps[0].facts).toBeUndefined();
    const { default: questions } = await server.ssrLoadModule('virtual:course-kit/quiz-1');
    expect(questions).toEqual(level.questions);
    const { default: tasks } = await server.ssrLoadModule('virtual:course-kit/tasks-1');
    expect(tasks).toEqual(level.tasks);
    for (const part of ['checks', 'exercises'])
      expect(await server.ssrLoadModule(`virtual:course-kit/${part}`)).toMatchObject({ default: {} });
    await expect(server.ssrLoadModule('virtual:course-kit/quiz-2')).rejects.toThrow('has no level 2');
    await expect(server.ssrLoadModule('virtual:course-kit/level-2')).rejects.toThrow('has no level 2');
  });

  test.each([
    ['always', false],
    ['in such a build', ({ mode }: { readonly mode: string }) => mode === 'production'],
  ])('has no answers where they are marked elsewhere, %s', async (_, hasAnswers) => {
    await at.write({ '1-dough/quiz.md': QUESTION });
    const server = await serve({ hasAnswers });
    const asked = [{ id: 'q1', question: 'Why?', options: ['No', 'Yes'] }];
    const { default: questions } = await server.ssrLoadModule('virtual:course-kit/quiz-1');
    expect(questions).toEqual(asked);
    const { default: course } = await server.ssrLoadModule('virtual:course-kit/course');
    expect(course.levels[0].questions).toEqual(asked);
  });

  test('names the file and the line of an issue', async () => {
    await at.write({ '1-dough/1-mix.md': LESSON.replace('## Stir', '# Stir') });
    const server = await serve();
    await expect(server.ssrLoadModule('virtual:course-kit/outline')).rejects.toThrow(
      '1-dough/1-mix.md:6: expected "## " for a step, found "# "',
    );
  });

  test('emits pictures as files of the site', async () => {
    await at.write({
      '1-dough/1-mix.md': `${LESSON}\n![A bowl](bowl.svg)\n`,
      '1-dough/bowl.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>',
    });
    const server = await serve();
    const { default: level } = await server.ssrLoadModule('virtual:course-kit/level-1');
    expect(level.tasks[0].steps[0].instruction[1]).toMatchObject({
      src: expect.stringMatching(/^\/course\/1-dough\/bowl\.svg/),
      width: 40,
    });
  });

  test('emits files that a lesson hands out as files of the site', async () => {
    await at.write({
      '1-dough/1-mix.md': `${LESSON}\n## Resources\n\n- [Scales](/files/scales.json)\n`,
      'files/scales.json': '{"scales": 1}',
    });
    const server = await serve();
    const { default: level } = await server.ssrLoadModule('virtual:course-kit/level-1');
    expect(level.tasks[0].resources[0].href).toMatch(/^\/course\/files\/scales\.json/);
  });

  test('serves changed files while it runs', async () => {
    const server = await serve();
    await server.ssrLoadModule('virtual:course-kit/outline');
    await at.write({ 'course.md': '---\ntitle: Cake\n---\n' });
    server.watcher.emit('all', 'change', join(at.folder, 'course', 'course.md'));
    const { default: outline } = await server.ssrLoadModule('virtual:course-kit/outline');
    expect(outline.title).toBe('Cake');
  });
});

test.each(['check', 'build', 'dev', 'keys'])(
  '%s of a folder that is not there says how to name it',
  async (name) => {
    const nowhere = join(at.folder, 'lessons');
    expect(await runCli([name, nowhere], at.output)).toBe(1);
    expect(at.printed).toEqual([
      `${nowhere}: expected the folder of a course, found none. Another one is named: course-kit ${name} path/to/course`,
    ]);
  },
);

test('migrations, functions and keys say what to do next', async () => {
  await at.write({ '1-dough/quiz.md': QUESTION });
  const out = join(at.folder, 'out');
  expect(await runCli(['sql', out], at.output)).toBe(0);
  expect(at.printed.join()).toContain('npx @course-kit/cli keys\n');
  expect(await runCli(['functions', out], at.output)).toBe(0);
  expect(at.printed.join()).toContain('1. npx @course-kit/cli issuer-key');
  expect(await runCli(['keys', join(at.folder, 'course'), '--out', out], at.output)).toBe(0);
  expect(at.printed.join()).toContain('Next: run it as the owner of the database');
});
