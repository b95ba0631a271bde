import type { Page } from '@playwright/test';
import { heading } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { signIn, signOut } from '../support/account.js';
import { register } from '../support/learner.js';
import { statusOf } from './support/screen.js';

const header = (page: Page) => page.locator('.site-header-action');

test('signing in and out in one tab shows in another tab', async ({ page, context, request }) => {
  const account = await register(request);
  const [reading, atForm] = [await context.newPage(), await context.newPage()];
  await reading.goto('/level-1');
  await expect(header(reading)).toHaveText('Login');
  await atForm.goto('/auth?redirect=/level-1/task-2');
  await expect(heading(atForm, 'Save your progress')).toBeVisible();

  await signIn(page, account);
  await expect(header(page)).toHaveText('Dashboard');
  await expect.soft(header(reading)).toHaveText('Dashboard');
  await expect.soft(statusOf(reading)).toBeVisible();
  await expect.soft(atForm, 'the form leads to its target').toHaveURL('/level-1/task-2');

  await signOut(page);
  await expect(header(page)).toHaveText('Login');
  await expect(header(reading)).toHaveText('Login');
  await expect(statusOf(reading)).toBeHidden();
  await expect(header(atForm)).toHaveText('Login');
});
