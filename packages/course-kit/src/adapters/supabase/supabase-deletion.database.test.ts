import { startBackend, type Backend } from '@course-kit/embedded-backend';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { randomId } from '../../base/random-id.js';
import { createReadCache } from './read-cache.js';
import { connectTo } from './supabase-connection.js';
import { createSupabaseTables } from './supabase-tables.js';

const HOUR = 60 * 60 * 1000;
const password = 'correct horse';
const task = (number: number, madeAt: number) =>
  ({ kind: 'task', level: 1, task: number, isCompleted: true, madeAt }) as const;
const pass = { kind: 'quiz', level: 1, score: 100, timeSeconds: 9, isPassed: true } as const;
const superseded = { name: 'CourseStorageError', code: 'superseded' };

let backend: Backend;
beforeAll(async () => {
  // The embedded server reports every refused statement there; that they are refused is what is tested.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startBackend({ driver: 'pglite' });
});
afterAll(() => backend.stop());

/** A device of a learner, whose clock is wrong by so much. */
async function openDevice(email: string, isFirst: boolean, clockError: number) {
  const auth = { persistSession: false, autoRefreshToken: false, storageKey: randomId() };
  const client = createClient(backend.url, backend.publishableKey, { auth });
  await (isFirst
    ? client.auth.signUp({ email, password })
    : client.auth.signInWithPassword({ email, password }));
  const clock = () => Date.now() + clockError;
  const { progress } = createSupabaseTables(connectTo({ client }), createReadCache(), clock);
  return { progress, clock };
}

describe('progress that was deleted on one device', () => {
  it('does not come back with pending work of another device whose clock is wrong; newer work is kept', async () => {
    const email = `${randomId()}@example.org`;
    const here = await openDevice(email, true, 0);
    const there = await openDevice(email, false, 3 * HOUR);
    await here.progress.saveQuizResult({ ...pass, madeAt: here.clock() - HOUR });
    const waiting = task(1, there.clock() - HOUR);
    const waitingQuiz = { ...pass, level: 2, madeAt: there.clock() - HOUR };

    await here.progress.clear();
    await expect(there.progress.setTaskCompleted(waiting)).rejects.toMatchObject(superseded);
    await expect(there.progress.saveQuizResult(waitingQuiz)).rejects.toMatchObject(superseded);
    expect(await here.progress.list()).toEqual([]);

    await there.progress.setTaskCompleted(task(2, there.clock()));
    expect(await here.progress.list()).toMatchObject([{ level: 1, completedTasks: ['level-1-task-2'] }]);
  });

  it('applies from the time of the learner’s request, however late it arrives', async () => {
    const here = await openDevice(`${randomId()}@example.org`, true, -HOUR);
    await here.progress.clear(here.clock() - HOUR);
    const kept = await here.progress.setTaskCompleted(task(3, here.clock() - HOUR / 2));
    expect(kept.completedTasks).toContain('level-1-task-3');
  });
});
