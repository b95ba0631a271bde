import { checkWork } from '@course-kit/flow/model';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFolder } from '../package-folder.js';
import { createCourseReader, readSamples } from '../course/read-course.js';

const folder = join(packageFolder('@course-kit/content'), 'course');
const client = new Client({ name: 'test', version: '1' });

/** What a tool answers, as text. */
async function ask(name: string, given: Record<string, unknown> = {}): Promise<string> {
  const { content } = (await client.callTool({ name, arguments: given })) as {
    readonly content: readonly { readonly text?: string }[];
  };
  return content.map(({ text = '' }) => text).join('');
}

beforeAll(async () => {
  const command = join(packageFolder('@course-kit/cli'), 'scripts/course-kit.mjs');
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', folder] }),
  );
}, 60_000);
afterAll(() => client.close());

describe('an agent that is connected to `course-kit mcp`', () => {
  it('finds the lessons, and reads one', async () => {
    expect(await ask('list_lessons')).toContain('[First Flow Modification](/level-1/task-4.md)');
    const lesson = await ask('read_lesson', { level: 1, task: 4 });
    expect(lesson).toContain('## Step 1: Start from a template and name it');
    expect(await ask('read_lesson', { level: 9, task: 1 })).toContain(
      'There is no lesson /level-9/task-1.md',
    );
  });

  it('is told of every sample what the page tells', async () => {
    const { checks } = await createCourseReader(folder, { isColored: false })();
    const samples = [...(await readSamples(folder))];
    expect(samples.length).toBeGreaterThan(20);
    for (const [path, text] of samples) {
      const [, level, task, check = '1'] = /task-(\d)-(\d)(?:-(\d))?\./.exec(path) ?? [];
      const goal = checks[`task-${level}-${task}`]?.[Number(check) - 1];
      if (!goal) throw new Error(path);
      const place = { level: Number(level), task: Number(task), check: Number(check) };
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const answer = JSON.parse(await ask('check_work', { ...place, file: join(folder, path) })) as object;
      expect({ path, ...checkWork(goal, text) }).toMatchObject({ path, ...answer });
    }
  });

  it('is not told an answer of a test, or what a file outside a check says', async () => {
    const { course } = await createCourseReader(folder, { isColored: false })();
    const levels = course?.levels ?? [];
    const said = await Promise.all([
      ask('list_lessons'),
      ...levels.flatMap(({ level, tasks }) =>
        tasks.map((_, index) => ask('read_lesson', { level, task: index + 1 })),
      ),
    ]);
    const all = said.join('\n');
    const explanations = levels.flatMap(({ questions }) => questions.map(({ explanation }) => explanation));
    expect(explanations.length).toBeGreaterThan(20);
    expect(explanations.filter((explanation) => all.includes(explanation))).toEqual([]);
    const manifest = join(packageFolder('@course-kit/cli'), 'package.json');
    const name = (JSON.parse(await readFile(manifest, 'utf8')) as { readonly description: string })
      .description;
    expect(await ask('check_work', { level: 1, task: 4, file: manifest })).not.toContain(name);
    expect(await ask('check_work', { level: 1, task: 4, file: '/nowhere' })).toBe('/nowhere cannot be read.');
  });
});
