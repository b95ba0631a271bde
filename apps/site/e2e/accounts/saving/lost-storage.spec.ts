import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.js';
import { submitAuth } from '../support/account.js';
import { register, STILL } from '../support/learner.js';
import { arrive, expectStored, stored } from './support/learner.js';
import { answerWith, expectSavedAfter, gone, markWhileGone } from './support/server.js';
import { expectMarked, expectStatus, networkIsBack, toggle } from './support/screen.js';

/** The kit's own entries. */
const kitEntries = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('course-kit:'))),
  );

/** Breaks entries in the middle, and answers with what they are then. */
const breakEntries = (page: Page, keys: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (names) =>
      names.map((name) => {
        const whole = localStorage.getItem(name) ?? '';
        const half = whole.slice(0, Math.ceil(whole.length / 2));
        localStorage.setItem(name, half);
        return half;
      }),
    keys,
  );

test('unsaved work is kept where a tab clears the storage', async ({ page, context, request, troubles }) => {
  troubles.expect(/Failed to load resource/);
  const learner = await arrive(page, await register(request), '/level-1/task-2');
  const tab = await context.newPage();
  await tab.goto(STILL);
  const server = await markWhileGone(page, context);
  await tab.evaluate(() => localStorage.clear());
  await server.recover();
  await networkIsBack(page);

  // The session is wiped too: whoever is signed out by that signs in again, in the same page.
  const login = page.getByRole('link', { name: /^(Login|Sign in)$/ }).first();
  const isSaved = async () => (await stored(request, learner))[1]?.tasks.includes(2) === true;
  await expect.poll(async () => (await login.isVisible()) || (await isSaved())).toBe(true);
  if (await login.isVisible()) {
    await login.click();
    await submitAuth(page, 'Sign in', learner);
  }
  await expectStored(request, learner, { 1: { tasks: [2] } });
});

test('a damaged entry is set aside, others are saved', async ({ page, context, request, troubles }) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  const learner = await arrive(page, await register(request), '/level-1/task-2');
  const before = await kitEntries(page);
  const server = await answerWith(context, gone);
  await toggle(page).click();
  await expectStatus(page, 'waiting');
  const waiting = Object.entries(await kitEntries(page))
    // Where the learner is in the lesson waits for nothing.
    .filter(([key, value]) => value !== before[key] && /^[[{]/.test(value) && !key.endsWith('-draft'))
    .map(([key]) => key);
  expect(waiting, 'what waits is kept').not.toEqual([]);
  // Nobody has it in memory any more.
  await page.goto(STILL);
  const broken = await breakEntries(page, waiting);

  await page.goto('/level-1/task-3');
  await expectMarked(page, false);
  await toggle(page).click();
  await expectStatus(page, 'waiting');
  await expectSavedAfter(server, page, request, learner, [3]);
  const after = Object.entries(await kitEntries(page));
  for (const text of broken) {
    const places = after.filter(([, value]) => value.includes(text)).map(([key]) => key);
    expect(places, 'what is damaged is still there').not.toEqual([]);
    expect(
      places.filter((key) => waiting.includes(key)),
      'under another key',
    ).toEqual([]);
  }
});
