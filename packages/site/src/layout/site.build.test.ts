import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { courseIn } from '@course-kit/content';
import { course } from '@course-kit/content/course';
import { describe, expect, it } from 'vitest';
import { loadQuestions, loadTasks, outline } from '../course.js';
import { answersIn } from './answers-in-build.js';

/** What `size` builds, with the settings of a file, `.env.size`, as those of a real site are. */
describe('a build for a hosted backend', () => {
  const folder = join(import.meta.dirname, '../../../../apps/site/dist');
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const scriptsOf = async (file: string) =>
    Array.from((await read(file)).matchAll(/rel="modulepreload" href="([^"]+)"/g), ([, href = '']) => href);

  it('prerenders a lesson for that storage, not for another', async () => {
    const lesson = await read('level-1/task-1.html');
    expect(lesson).toContain('Mark as Completed');
    expect(lesson).not.toContain('in this browser');
  });

  it('names the backend in its scripts, in the policy and in the script before the first paint', async () => {
    const page = await read('dashboard.html');
    expect(page).toMatch(
      /connect-src 'self' https:\/\/project\.supabase\.co wss:\/\/project\.supabase\.co[;"]/,
    );
    expect(page).toContain('const backend = "https://project.supabase.co"');
    const scripts = await Promise.all(
      (await readdir(join(folder, 'assets')))
        .filter((file) => file.endsWith('.js'))
        .map((file) => read(`assets/${file}`)),
    );
    expect(scripts.some((script) => script.includes('https://project.supabase.co'))).toBe(true);
  });

  it('has a manifest and icons with the sizes that they state', async () => {
    const links = [
      ...(await read('index.html')).matchAll(/<link rel="([\w-]*(?:icon|manifest))" href="([^"]+)"/g),
    ];
    const linked = (rel: string) => links.filter((link) => link[1] === rel).map(([, , href = '']) => href);
    const sizeOf = async (file: string) => {
      const png = await readFile(join(folder, file));
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
    };
    const { icons, ...manifest } = JSON.parse(await read(linked('manifest')[0] ?? '')) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    };
    const color = expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown;
    const colors = { background_color: color, theme_color: color };
    const names = { name: 'Langflow Learning', short_name: expect.any(String) as unknown };
    expect(manifest).toMatchObject({ ...names, ...colors, start_url: '/' });
    const pictures = icons.filter(({ src }) => src.endsWith('.png'));
    const stated = pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
    expect(stated).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    for (const { src, sizes } of pictures) expect(await sizeOf(src)).toBe(sizes);
    expect(await sizeOf(linked('apple-touch-icon')[0] ?? '')).toBe('180x180');
    expect(linked('icon')).toEqual(['/favicon.ico', '/favicon.svg']);
    const icon = await readFile(join(folder, 'favicon.ico'));
    expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    expect([6, 22, 38].map((entry) => icon[entry])).toEqual([16, 32, 48]);
  });

  it.each([1, 2])('loads at most 12 scripts for the quiz of level %i, and no lesson', async (level) => {
    const scripts = await scriptsOf(`level-${level}/quiz.html`);
    expect(scripts.length).toBeGreaterThan(4);
    expect(scripts.length).toBeLessThanOrEqual(12);
    const text = (await Promise.all(scripts.map(read))).join('\n');
    const [tasks, questions] = await Promise.all([loadTasks(level), loadQuestions(level)]);
    expect(text.includes(questions[0]?.question ?? '?')).toBe(true);
    const known = JSON.stringify([outline, questions]);
    const steps = tasks.flatMap((task) => task.steps.map(({ title }) => title));
    expect(
      steps.filter((title) => title.length > 20 && !known.includes(title) && text.includes(title)),
    ).toEqual([]);
  });

  it('begins the large scripts of a page with the hint by which they are compiled off the main thread', async () => {
    const scripts = await scriptsOf('level-1/task-1.html');
    const large = (await Promise.all(scripts.map(read))).filter(({ length }) => length > 15_000);
    expect(large.length).toBeGreaterThan(3);
    for (const script of large) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  describe('leaves the answers of all quizzes to the database:', () => {
    const questions = course.levels.flatMap((level) => level.questions);
    const asked = course.levels
      .flatMap(({ tasks }) => tasks.flatMap(({ steps }) => steps))
      .flatMap(({ question }) => (question ? [question.asks] : []));
    const texts = async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')));
    };

    it('no right option is marked and no explanation given in any file', async () => {
      const built = (await texts()).join('\n');
      expect(built.includes(questions[0]?.question ?? '?'), 'questions are there').toBe(true);
      expect(answersIn(built, questions, asked)).toEqual([]);
    });

    it('no explanation is given in another language either', async () => {
      const german = await courseIn('de').loadQuiz(1);
      expect(german.map(({ language, explanation }) => [language, explanation.length > 20])).toEqual(
        german.map(() => ['de', true]),
      );
      const built = (await texts()).join('\n');
      expect(built.includes(german[0]?.question ?? '?'), 'questions are there').toBe(true);
      expect(answersIn(built, german, asked)).toEqual([]);
    });

    it.each(questions.map(({ id, question, explanation }) => ({ id, question, explanation })))(
      'one that slips in is found: $question',
      ({ question, explanation }) => {
        // As a bundler writes a text: in one of three quotes, with its own escapes.
        const planted = `const text=\`${explanation.replaceAll('`', '\\`').replaceAll("'", "\\'")}\``;
        expect(answersIn(`${planted}\n{correctAnswer:2}`, questions, asked)).toHaveLength(2);
        const after = `${asked[0]?.question} {question:"${question}",correctAnswer:2}`;
        expect(answersIn(after, questions, asked)).toHaveLength(1);
      },
    );
  });
});
