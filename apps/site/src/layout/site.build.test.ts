import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadQuestions, loadTasks, outline } from '../course.js';

/** What `size` builds, with the settings of a file, `.env.size`, as those of a real site are. */
describe('a build for a hosted backend', () => {
  const folder = join(import.meta.dirname, '../../dist');
  const read = (file: string) => readFile(join(folder, file), 'utf8');

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

  it.each([1, 2])('loads at most 12 scripts for the quiz of level %i, and no lesson', async (level) => {
    const page = await read(`level-${level}/quiz.html`);
    const scripts = Array.from(page.matchAll(/rel="modulepreload" href="([^"]+)"/g), ([, file = '']) => file);
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
});
