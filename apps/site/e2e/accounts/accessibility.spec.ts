import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { heading, toasts } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { submitAuth } from './support/account.js';
import { openAs, register, type Learner } from './support/learner.js';
import { expectTasks, toggle } from './support/learning.js';

/** Forms of the sign-in screen by their headings, and how a visitor gets to them. */
const forms: readonly (readonly [string, (page: Page, learner: Learner) => Promise<unknown>])[] = [
  ['Create your account', (page) => page.goto('/auth?mode=signup')],
  ['Forgot your password?', (page) => page.goto('/auth?mode=forgot')],
  [
    'Sign in',
    async (page, { email }) => {
      await page.goto('/auth');
      await submitAuth(page, 'Sign in', { email, password: 'not the one' });
      await expect(toasts(page, 'Error')).toBeVisible();
      // While the focus is among them, toasts stay.
      await page.keyboard.press('Alt+t');
    },
  ],
  ['Set a new password', (page, learner) => openAs(page, learner, '/auth?mode=new-password')],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the forms for signing in, also with what is refused, are accessible in light and dark, on a phone and on a desktop', async ({
  page,
  request,
  troubles,
}) => {
  troubles.expect(/status of 400/);
  const learner = await register(request);
  for (const [title, reach] of forms) {
    /* oxlint-disable no-await-in-loop -- there is one page, which shows one form after the other */
    await test.step(title, async () => {
      await reach(page, learner);
      await expect(heading(page, title)).toBeVisible();
      await expectAccessible(page);
    });
    /* oxlint-enable no-await-in-loop */
  }
});

test('a task marked by a visitor, and My Progress of who is signed in, are accessible in light and dark, on a phone and on a desktop', async ({
  page,
  request,
}) => {
  await page.goto('/level-1/task-2');
  await toggle(page).click();
  await expect(toasts(page, 'Authentication required')).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expectAccessible(page);
  await openAs(page, await register(request, { tasks: [1], score: 80 }), '/dashboard');
  await expectTasks(page, 2);
  await expectAccessible(page);
});
