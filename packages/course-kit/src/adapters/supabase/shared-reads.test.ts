import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, openProject } from './fake-project.fixtures.js';

afterEach(() => vi.unstubAllGlobals());

const row = {
  level: 1,
  completed_tasks: ['level-1-task-2'],
  quiz_completed: false,
  quiz_score: null,
  quiz_time_seconds: null,
};
const change = { kind: 'task', level: 1, task: 2, isCompleted: true } as const;

/** A project whose first read was made before anything was saved, and is answered when the test says so. */
async function openSlowly() {
  const project = await openProject();
  let answer = () => {};
  const isDue = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let reads = 0;
  project.answerTables(async ({ method, url }) => {
    if (method === 'DELETE') return json([{ level: 1 }]);
    if (method !== 'GET') return json(row);
    if (!url.includes('select=*')) return json([]);
    reads += 1;
    if (reads > 1) return json([row]);
    await isDue;
    return json([]);
  });
  return { ...project, answer, reads: () => reads };
}

describe('reads in progress', () => {
  it('are shared by equal reads', async () => {
    const { tables, answer, reads } = await openSlowly();
    const both = Promise.all([tables.progress.list(), tables.progress.list()]);
    await vi.waitFor(() => expect(reads()).toBe(1));
    answer();
    expect(await both).toEqual([[], []]);
    expect(reads()).toBe(1);
  });

  it('are not shared with reads after a save', async () => {
    const { tables, answer, reads } = await openSlowly();
    const early = tables.progress.list();
    await vi.waitFor(() => expect(reads()).toBe(1));
    await tables.progress.setTaskCompleted(change);
    expect(await tables.progress.list()).toMatchObject([{ completedTasks: ['level-1-task-2'] }]);
    answer();
    expect(await early).toEqual([]);
  });

  it('are not shared with reads after a deletion or a notification', async () => {
    for (const event of ['deletion', 'notification'] as const) {
      const { tables, cache, answer, reads } = await openSlowly();
      const early = tables.progress.list();
      await vi.waitFor(() => expect(reads()).toBe(1));
      if (event === 'deletion') await tables.progress.clear();
      else cache.invalidate();
      expect(await tables.progress.list()).toHaveLength(1);
      answer();
      await early;
    }
  });
});
