import type { APIRequestContext, Page } from '@playwright/test';
import { PUBLISHABLE_KEY } from '../../../../embedded-backend/src/publishable-key.js';
import { expect, type Kept } from '../../support/test.js';
import { newAccount, type Account } from './account.js';

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
  const saved = await request.post(`/rest/v1/${table}`, { headers: headersOf(learner), data });
  expect(saved.status(), await saved.text()).toBe(201);
}

/** Makes an account with progress in Level 1, for what comes after. */
export async function register(request: APIRequestContext, done: Done = {}): Promise<Learner> {
  const learner = await begin(request, 'signup', newAccount());
  if (done.tasks === undefined && done.score === undefined) return learner;
  await store(request, learner, 'course_progress', {
    level: 1,
    completed_tasks: (done.tasks ?? []).map((task) => `level-1-task-${task}`),
    ...(done.score !== undefined && passed(done.score)),
  });
  return learner;
}

/** The columns of a passed test. */
export const passed = (score: number) => ({
  quiz_completed: true,
  quiz_score: score,
  quiz_time_seconds: 65,
});

/** The learner behind an account that was made on the form. */
export const learnerOf = (request: APIRequestContext, account: Account): Promise<Learner> =>
  begin(request, 'token?grant_type=password', account);

/** A file of the site that runs no script, to reach the browser's storage from. */
export const STILL = '/favicon.svg';

/** Opens a page in a browser in which a learner is signed in; how one signs in is for the tests of the form. */
export async function openAs(page: Page, { session }: Learner, path: string, kept: Kept = {}): Promise<void> {
  await page.goto(STILL);
  const entries = { 'sb-127-auth-token': session, ...kept };
  await page.evaluate((values) => void Object.assign(localStorage, values), entries);
  await page.goto(path);
}
