import type { APIRequestContext, Page } from '@playwright/test';
import { PUBLISHABLE_KEY } from '../../../../../embedded-backend/src/publishable-key.js';
import type { Kept } from '../../../support/test.js';
import { expect } from '../../../support/test.js';
import { newAccount, type Account } from '../../support/account.js';
import { watchToasts } from './screen.js';

/** Somebody with an account, and a token of their own to look at what the server stored. */
export interface Learner extends Account {
  readonly id: string;
  readonly token: string;
  /** The session as the accounts' client keeps it. */
  readonly session: string;
}

/** What the server stored of a level. */
export interface Stored {
  readonly tasks: readonly number[];
  /** Of a passed test, in percent. */
  readonly score: number | null;
}

interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

const headers = { apikey: PUBLISHABLE_KEY };

async function begin(request: APIRequestContext, path: string, account: Account): Promise<Learner> {
  const answer = await request.post(`/auth/v1/${path}`, { headers, data: account });
  expect(answer.ok(), `${path} gives a session`).toBe(true);
  const session = (await answer.json()) as Session;
  return {
    ...account,
    id: session.user.id,
    token: session.access_token,
    session: JSON.stringify(session),
  };
}

/** Makes an account by the backend's own call. */
export const newLearner = (request: APIRequestContext): Promise<Learner> =>
  begin(request, 'signup', newAccount());

/** The learner behind an account that was made on the form. */
export const learnerOf = (request: APIRequestContext, account: Account): Promise<Learner> =>
  begin(request, 'token?grant_type=password', account);

/** A browser's storage in which a learner is signed in. */
export const signedIn = ({ session }: Learner): Kept => ({ 'sb-127-auth-token': session });

/** A file of the site that runs no script, to reach the browser's storage from. */
export const STILL = '/favicon.svg';

/** Puts a learner who is signed in before a page. */
export async function arrive(page: Page, learner: Learner, path: string, kept: Kept = {}): Promise<void> {
  await watchToasts(page);
  await page.goto(STILL);
  await page.evaluate((entries) => Object.assign(localStorage, entries), { ...signedIn(learner), ...kept });
  await page.goto(path);
}

/** What the server stored, by level; a test that is not passed has no score. */
export async function stored(
  request: APIRequestContext,
  { token }: Learner,
): Promise<Readonly<Record<number, Stored>>> {
  const answer = await request.get('/rest/v1/course_progress', {
    headers: { ...headers, authorization: `Bearer ${token}` },
    params: { select: 'level,completed_tasks,quiz_completed,quiz_score', order: 'level' },
  });
  expect(answer.ok(), 'the account can be read').toBe(true);
  const rows = (await answer.json()) as {
    level: number;
    completed_tasks: string[];
    quiz_completed: boolean;
    quiz_score: number | null;
  }[];
  return Object.fromEntries(
    rows.map((row) => [
      row.level,
      {
        tasks: row.completed_tasks.map((key) => Number(key.split('-').at(-1))).sort((a, b) => a - b),
        score: row.quiz_completed ? row.quiz_score : null,
      },
    ]),
  );
}

/** Waits until the server has stored what is expected; levels that are not named may hold anything. */
export async function expectStored(
  request: APIRequestContext,
  learner: Learner,
  expected: Readonly<Record<number, Partial<Stored>>>,
  timeout = 15_000,
): Promise<void> {
  await expect
    .poll(() => stored(request, learner), { message: 'the account has it all', timeout })
    .toMatchObject(expected);
}

/** The tasks of Level 1 that the server has, once they are the expected ones, or after a while as they are. */
export async function settled(
  request: APIRequestContext,
  learner: Learner,
  expected: readonly number[],
): Promise<readonly number[]> {
  let tasks: readonly number[] = [];
  const read = async () => (tasks = (await stored(request, learner))[1]?.tasks ?? []);
  // What is missing then is lost, and the test goes on to count more.
  await expect
    .poll(read, { timeout: 4000 })
    .toEqual(expected)
    .catch(() => undefined);
  return tasks;
}
