import type { Page } from '@playwright/test';
import { blockStorage } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { submitAuth, type Account } from '../support/account.js';
import { backend } from '../support/network.js';
import { register } from '../support/learner.js';
import { expectStored, stored } from './support/learner.js';
import { expectSavedAfter, markWhileGone, newcomer } from './support/server.js';
import { expectMarked, expectStatus, networkIsBack, toggle } from './support/screen.js';

/** Fills the browser's storage to the last byte, as a neighbour on the same origin may. */
async function fillToTheBrim(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fits = (key: string, value: string) => {
      try {
        localStorage.setItem(key, value);
        return true;
      } catch {
        return false;
      }
    };
    let number = 0;
    for (let size = 2 ** 20; size >= 1024; size /= 2) {
      while (fits(`neighbour-${number}`, 'x'.repeat(size))) number += 1;
    }
    let last = '';
    for (let size = 1024; size >= 1; size /= 2) {
      while (fits('neighbour', last + 'x'.repeat(size))) last += 'x'.repeat(size);
    }
  });
}

/** Goes from the landing page to the second task by links: whoever loads a page anew here is a stranger. */
async function openTask(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^(Start|Continue) Level.*Langflow Fundamentals/ }).click();
  await page.getByRole('link', { name: /^Interface Exploration/ }).click();
  await expectMarked(page, false);
}

/** Signs out, and somebody else in, by links as well. */
async function change(page: Page, to: Account, isSaved = true): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  if (!isSaved) {
    const question = page.getByRole('alertdialog', { name: 'Sign out before everything is saved?' });
    await expect(question).toContainText('It is lost if this page is closed before you sign in again');
    await question.getByRole('button', { name: 'Sign out anyway' }).click();
  }
  await expect(page).toHaveURL('/auth');
  await submitAuth(page, 'Sign in', to);
  await expect(page).toHaveURL('/');
}

// Without room for anything else, and for the work of a visitor who signs in: ledger-store.test.ts and save-status.test.tsx.
test('a full storage survives a change of accounts', async ({ page, context, request, troubles }) => {
  troubles.expect(/Failed to load resource/);
  const [first, second] = [await register(request), await register(request)];
  await page.goto('/auth?redirect=/level-1/task-1');
  await fillToTheBrim(page);
  await submitAuth(page, 'Sign in', first);
  await expectStatus(page, 'saved');
  await context.route(backend.progress, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  for (const task of [1, 2]) {
    await expect(page).toHaveURL(`/level-1/task-${task}`);
    await toggle(page).click();
    await expectMarked(page, true);
    await page.getByRole('link', { name: 'Next Task' }).click();
  }
  await expectStatus(page, 'waiting');

  await change(page, second, false);
  await page.getByRole('link', { name: 'Langflow Fundamentals' }).first().click();
  await expect(page.getByText('0 of 5 tasks completed')).toBeVisible();
  await context.unroute(backend.progress);
  await change(page, first);
  await networkIsBack(page);
  await expectStored(request, first, { 1: { tasks: [1, 2] } });
  await expectStatus(page, 'saved');
  expect(await stored(request, second), 'the other account has nothing of it').toEqual({});
});

test('without storage unsaved work stays in the page', async ({ page, context, request, troubles }) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  await blockStorage(page);
  const learner = await newcomer(page, request);
  await openTask(page);
  const server = await markWhileGone(page, context);
  await expectSavedAfter(server, page, request, learner, [2]);
  await toggle(page).click();
  await expectStored(request, learner, { 1: { tasks: [] } });
});
