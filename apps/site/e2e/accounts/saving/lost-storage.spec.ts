import { expect, test } from '../../support/test.js';
import { submitAuth } from '../support/account.js';
import { register, STILL } from '../support/learner.js';
import { arrive, expectStored, stored } from './support/learner.js';
import { markWhileGone } from './support/server.js';
import { networkIsBack } from './support/screen.js';

// Entries that are damaged: ledger-store.test.ts.
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
