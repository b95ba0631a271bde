import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../../../support/test.js';
import { headersOf, openAs, type Learner } from '../../support/learner.js';
import { expectStatus, watchToasts } from './screen.js';

/** What the server stored of a level. */
export interface Stored {
  readonly tasks: readonly number[];
  /** Of a passed test, in percent. */
  readonly score: number | null;
}

/** Puts a learner who is signed in before a page whose toasts are counted, once it says that all is saved. */
export async function arrive(page: Page, learner: Learner, path: string): Promise<Learner> {
  await watchToasts(page);
  await openAs(page, learner, path);
  await expectStatus(page, 'saved');
  return learner;
}

/** What the server stored, by level; a test that is not passed has no score. */
export async function stored(
  request: APIRequestContext,
  learner: Learner,
): Promise<Readonly<Record<number, Stored>>> {
  const answer = await request.get('/rest/v1/course_progress', {
    headers: headersOf(learner),
    params: { select: 'level,completed_tasks,quiz_completed,quiz_score', order: 'level' },
    // A connection that the server has just closed.
    maxRetries: 2,
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
    .poll(read)
    .toEqual(expected)
    .catch(() => undefined);
  return tasks;
}
