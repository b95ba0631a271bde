import type { APIRequestContext, Page } from '@playwright/test';
import { PUBLISHABLE_KEY } from '@course-kit/embedded-backend/vite';
import { expect } from '../../support/test.js';
import { newAccount, type Account } from './account.js';
import { answersTo, newHandInId } from './marking.js';

/** Somebody with an account, made by the backend's own calls, and the session that a browser keeps of them. */
export interface Learner extends Account {
  readonly id: string;
  /** To look at what the server stored, or to store something. */
  readonly token: string;
  /** The session as the accounts' client keeps it. */
  readonly session: string;
}

/** What a learner is to have done of Level 1. */
export interface Done {
  readonly tasks?: readonly number[];
  readonly score?: number;
}

const key = { apikey: PUBLISHABLE_KEY };
/** How long a test takes. */
const SECONDS = 65;

async function begin(request: APIRequestContext, path: string, account: Account): Promise<Learner> {
  const answer = await request.post(`/auth/v1/${path}`, { headers: key, data: account });
  expect(answer.ok(), `${path} gives a session`).toBe(true);
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  return {
    ...account,
    id: session.user.id,
    token: session.access_token,
    session: JSON.stringify(session),
  };
}

/** What the backend asks of a learner's own calls. */
export const headersOf = ({ token }: Learner) => ({ ...key, authorization: `Bearer ${token}` });

/** Stores a row of a learner by the backend's own call. */
export async function store(
  request: APIRequestContext,
  learner: Learner,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const data = { user_id: learner.id, ...row };
  // As the product does: progress joins what is there, and a certificate is never changed.
  const prefer = table === 'course_progress' ? 'resolution=merge-duplicates' : 'missing=default';
  const headers = { ...headersOf(learner), prefer };
  const saved = await request.post(`/rest/v1/${table}`, { headers, data });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Makes an account with progress in Level 1, for what comes after. */
export async function register(request: APIRequestContext, done: Done = {}): Promise<Learner> {
  const learner = await begin(request, 'signup', newAccount());
  if (done.tasks)
    await store(request, learner, 'course_progress', {
      level: 1,
      completed_tasks: done.tasks.map((task) => `level-1-task-${task}`),
    });
  if (done.score !== undefined) await pass(request, learner, 1, done.score);
  return learner;
}

/** Passes the test of a level by the backend's own calls: the answers are marked, then the score is stored. */
export async function pass(
  request: APIRequestContext,
  learner: Learner,
  level: number,
  score: number,
): Promise<void> {
  await handIn(request, learner, level, score);
  const row = { level, quiz_completed: true, quiz_score: score, quiz_time_seconds: SECONDS };
  await store(request, learner, 'course_progress', row);
}

/** Issues a certificate of Level 1 and answers with its id. What is not for the caller to say, the database says itself. */
export async function certify(
  request: APIRequestContext,
  learner: Learner,
  name = 'Ada Lovelace',
): Promise<string> {
  const id = `CERT-${Date.now()}-L1`;
  await store(request, learner, 'certificates', {
    id,
    user_name: name,
    level: 1,
    course_name: 'Another course',
    score: 80,
    completion_date: 'January 1, 1970',
    issued_by: 'Somebody else',
  });
  return id;
}

/** Has answers marked, as a learner's own call does; says which attempt it was. */
export async function handIn(
  request: APIRequestContext,
  learner: Learner,
  level: number,
  score: number,
): Promise<{ readonly attempt: number }> {
  const id = newHandInId();
  const headers = headersOf(learner);
  // A connection that the server has just closed; it is the same attempt.
  const maxRetries = 2;
  const draw = { headers, data: { level, hand_in_id: id }, maxRetries };
  const drawn = (await (await request.post('/rest/v1/rpc/draw_quiz', draw)).json()) as readonly string[];
  const data = { level, ...answersTo(level, drawn, score), time_seconds: SECONDS, hand_in_id: id };
  const answer = await request.post('/rest/v1/rpc/hand_in_answers', { headers, data, maxRetries });
  const marks = (await answer.json()) as { readonly attempt: number };
  expect(marks).toMatchObject({ score });
  return marks;
}

/** The learner behind an account that was made on the form. */
export const learnerOf = (request: APIRequestContext, account: Account): Promise<Learner> =>
  begin(request, 'token?grant_type=password', account);

/** What the page of a signed certificate says. */
export const VERIFIED = 'Verified: this is what the issuer has signed.';

/** A file of the site that runs no script, to reach the browser's storage from. */
export const STILL = '/favicon.svg';

/** Opens a page in a browser in which a learner is signed in; how one signs in is for the tests of the form. */
export async function openAs(page: Page, learner: Learner, path: string): Promise<Learner> {
  await page.goto(STILL);
  await page.evaluate((session) => localStorage.setItem('sb-127-auth-token', session), learner.session);
  await page.goto(path);
  return learner;
}

/** Takes from a browser everything but the session of who is signed in. */
export const forgetAllButSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.startsWith('sb-')) localStorage.removeItem(key);
  });
