import { startBackend, type Backend } from '@course-kit/embedded-backend';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSupabaseStorage } from '../adapters/supabase/supabase-storage.js';
import { defineCourse } from '../model/define-course.js';
import { FakeStorage } from '../testing/fake-storage.js';
import { openStore } from '../testing/open-store.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const task = { title: 'Task', duration: '', steps: [] };
const level = { title: 'Level', tasks: [task, task, task], questions: [question] };
const course = defineCourse({ title: 'Course', levels: [level, level] });

const password = 'correct horse';
const patience = { interval: 20 };
const markTask = (number: number) => ({ kind: 'task', level: 1, task: number, isCompleted: true }) as const;
const pass = { kind: 'quiz', level: 1, score: 100, timeSeconds: 9, isPassed: true } as const;

/** The line to the server's tables. */
type Line = (ask: () => Promise<Response>) => Promise<Response>;
const working: Line = (ask) => ask();
const down: Line = async () => Response.json({}, { status: 503, headers: { 'retry-after': '0' } });
const cut: Line = async () => {
  throw new TypeError('fetch failed');
};

let backend: Backend;
let line = working;
const leaves: (() => void)[] = [];
beforeAll(async () => {
  backend = await startBackend({ driver: 'pglite' });
});
afterAll(() => backend.stop());
afterEach(() => {
  leaves.splice(0).forEach((leave) => leave());
  line = working;
});

/** The page as one browser opens it; a second one over the same browser storage is a reload. */
async function openPage(email: string, { browser = new FakeStorage(), isNew = false } = {}) {
  const writes: string[] = [];
  const token = { isStale: false };
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    global: {
      fetch: (input, init) => {
        if (init?.method === 'POST' && String(input).includes('/course_progress'))
          writes.push(String(init.body));
        if (String(input).includes('grant_type=refresh_token')) token.isStale = false;
        const headers = new Headers(init?.headers);
        if (token.isStale && String(input).includes('/rest/')) headers.set('authorization', 'Bearer stale');
        const ask = () => fetch(input, { ...init, headers });
        return String(input).includes('/rest/') ? line(ask) : ask();
      },
    },
  });
  const { error } = await (isNew
    ? client.auth.signUp({ email, password })
    : client.auth.signInWithPassword({ email, password }));
  expect(error).toBeNull();
  const storage = createSupabaseStorage({ client, browser: { storage: browser }, retryDelay: () => 5 });
  const { connect, ...store } = openStore(course, storage);
  const leave = connect();
  leaves.push(() => {
    leave();
    client.realtime.disconnect();
  });
  await expect.poll(() => store.get('session').status, patience).toBe('signed-in');
  return {
    ...store,
    client,
    browser,
    writes,
    token,
    leave,
    loaded: () => expect.poll(() => store.get('loadStatus'), patience).toBe('ready'),
    stored: async () => {
      const { data } = await client.from('course_progress').select('*').eq('level', 1).maybeSingle();
      return data as { completed_tasks: string[]; quiz_score: number | null } | null;
    },
  };
}

const newAddress = () => `${crypto.randomUUID()}@example.org`;

describe('a learner whose server', () => {
  it('is down at a toggle, and still down after a reload, has it saved once when it is back', async () => {
    const email = newAddress();
    const first = await openPage(email, { isNew: true });
    await first.loaded();
    line = down;
    await first.setTask(markTask(2));
    expect(first.tasksDone()).toEqual([2]);
    expect(first.codes()).toEqual(['save-waiting']);
    expect(first.saveStatus()).toBe('waiting');
    first.leave();

    const second = await openPage(email, { browser: first.browser });
    expect(second.tasksDone()).toEqual([2]);
    line = working;
    await expect.poll(() => second.saveStatus(), patience).toBe('saved');
    expect((await second.stored())?.completed_tasks).toEqual(['level-1-task-2']);
    const { length } = second.writes;
    await second.setTask(markTask(3));
    expect(second.writes.length - length).toBe(1);
  });

  it('drops the line at a submitted quiz keeps the pass, and the next level is open meanwhile', async () => {
    const page = await openPage(newAddress(), { isNew: true });
    await page.loaded();
    line = cut;
    expect(await page.submit(pass)).toBe('queued');
    expect(page.get('levels')[1]?.status).toBe('open');
    line = working;
    await expect.poll(() => page.saveStatus(), patience).toBe('saved');
    expect((await page.stored())?.quiz_score).toBe(100);
  });

  it('is down when the page opens sees what the browser knows, never an empty course', async () => {
    const email = newAddress();
    const first = await openPage(email, { isNew: true });
    await first.setTask(markTask(1));
    first.leave();
    line = down;
    const second = await openPage(email, { browser: first.browser });
    await expect.poll(() => second.get('loadStatus'), patience).toBe('failed');
    expect(second.tasksDone()).toEqual([1]);
    line = working;
    expect((await second.stored())?.completed_tasks).toEqual(['level-1-task-1']);
  });

  it('answers slowly sees the change at once, and that it is being saved', async () => {
    const page = await openPage(newAddress(), { isNew: true });
    await page.loaded();
    let letThrough = () => {};
    const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
    line = (ask) => isLetThrough.then(ask);
    const saving = page.setTask(markTask(1));
    await expect.poll(() => page.saveStatus(), patience).toBe('saving');
    expect(page.tasksDone()).toEqual([1]);
    letThrough();
    await saving;
    expect(page.codes()).toEqual(['task-completed']);
  });

  it('no longer takes the token goes on with a new one', async () => {
    const page = await openPage(newAddress(), { isNew: true });
    await page.loaded();
    page.token.isStale = true;
    await page.setTask(markTask(1));
    expect(page.token.isStale).toBe(false);
    expect(page.codes()).toEqual(['task-completed']);
    expect((await page.stored())?.completed_tasks).toEqual(['level-1-task-1']);
  });
});
