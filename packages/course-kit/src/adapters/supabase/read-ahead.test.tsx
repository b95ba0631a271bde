import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json, sessionOf, url, userId } from './fake-project.fixtures.js';
import { readProgressAhead } from './read-ahead.js';
import { createSupabaseStorage } from './supabase-storage.js';

const row = {
  level: 1,
  completed_tasks: ['level-1-task-2'],
  quiz_completed: false,
  quiz_score: null,
  quiz_time_seconds: null,
};
const record = expect.objectContaining({ level: 1, completedTasks: ['level-1-task-2'] });
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

let asked: Request[];
let answer: (request: Request) => Response;

beforeEach(() => {
  asked = [];
  answer = () => json([row]);
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const asking = new Request(...request);
    asked.push(asking);
    return answer(asking);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Somebody has signed in before. */
function remember(expiresAt: number) {
  localStorage.setItem('sb-project-auth-token', JSON.stringify({ ...sessionOf('t'), expires_at: expiresAt }));
}
const open = () => createSupabaseStorage({ url, key: 'sb_publishable_fake', retryDelay: () => 0 });
const reads = () => asked.filter((request) => request.url.includes('select=*'));

it('requests a returning learner’s progress as soon as the storage is created, and only once', async () => {
  remember(inAnHour());
  const { progress } = open();
  expect(reads().map((request) => request.url)).toEqual([
    `${url}/rest/v1/course_progress?select=*&user_id=eq.${userId}&order=level.asc`,
  ]);
  expect(reads()[0]?.headers.get('authorization')).toBe('Bearer t');
  expect(await progress.list(userId)).toEqual([record]);
  expect(reads()).toHaveLength(1);
});

it('takes the project’s address with or without a slash at its end', () => {
  remember(inAnHour());
  readProgressAhead({ url: `${url}/`, key: 'sb_publishable_fake' });
  expect(reads().map((request) => new URL(request.url).pathname)).toEqual(['/rest/v1/course_progress']);
});

it('uses what the page has requested before the storage was created', async () => {
  remember(inAnHour());
  const project = { url, key: 'sb_publishable_fake' };
  const progressRead = readProgressAhead(project);
  const { progress } = createSupabaseStorage({ ...project, progressRead });
  expect(await progress.list(userId)).toEqual([record]);
  expect(reads()).toHaveLength(1);
});

it('keeps the answer for five minutes where it is notified of changes, and a new one for as long', async () => {
  remember(inAnHour());
  let time = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  const { progress } = open();
  const end = progress.subscribe?.(() => {});
  await progress.list(userId);
  answer = () => json([]);
  time += 299_999;
  expect(await progress.list(userId)).toEqual([record]);
  expect(reads()).toHaveLength(1);
  time += 1;
  expect(await progress.list(userId)).toEqual([]);
  expect(await progress.list(userId)).toEqual([]);
  expect(reads()).toHaveLength(2);
  time += 300_000;
  await progress.list(userId);
  expect(reads()).toHaveLength(3);
  end?.();
});

it('sends a new request for a second read where nobody wants to be notified of changes', async () => {
  remember(inAnHour());
  const { progress } = open();
  for (const count of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await progress.list(userId);
    expect(reads()).toHaveLength(count);
  }
});

it('gives nobody the answer once its learner has signed out', async () => {
  remember(inAnHour());
  const { progress } = open();
  await progress.list(userId);
  localStorage.clear();
  await expect(progress.list(userId)).rejects.toMatchObject({ code: 'unauthenticated' });
});

it('sends a normal request if the early answer is invalid', async () => {
  remember(inAnHour());
  answer = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  const { progress } = open();
  const listing = progress.list(userId);
  answer = () => json([row]);
  expect(await listing).toEqual([record]);
  expect(reads()).toHaveLength(2);
});

it('sends a normal request after something was saved', async () => {
  remember(inAnHour());
  const { progress } = open();
  answer = ({ method }) => json(method === 'GET' ? [row] : { ...row, completed_tasks: [] });
  await progress.setTaskCompleted({ level: 1, task: 2, isCompleted: false, kind: 'task' });
  answer = () => json([]);
  expect(await progress.list(userId)).toEqual([]);
});

it('requests nothing early for an expired token, nor for a visitor', () => {
  remember(Math.floor(Date.now() / 1000) + 30);
  open();
  localStorage.clear();
  open();
  expect(reads()).toEqual([]);
});

it('says when the answer has arrived, so that other requests can wait for it', async () => {
  remember(inAnHour());
  let respond: (answer: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
  let isSettled = false;
  const { settled } = readProgressAhead({ url, key: 'sb_publishable_fake' });
  void settled.then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  respond(json([row]));
  await expect(settled).resolves.toEqual([row]);
  expect(isSettled).toBe(true);
});

it('is finished at once without a session', async () => {
  await expect(readProgressAhead({ url, key: 'sb_publishable_fake' }).settled).resolves.toBeUndefined();
});
