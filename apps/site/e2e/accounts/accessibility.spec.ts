import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { heading, toasts } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { submitAuth } from './support/account.js';
import { openAs, register, type Learner } from './support/learner.js';
import { expectTasks, toggle } from './support/learning.js';

/** What is seen, its heading, and how one gets there. Further pages are looked at where journeys come by. */
const states: readonly (readonly [string, string, (page: Page, learner: Learner) => Promise<unknown>])[] = [
  [
    'the sign-in form that was refused',
    'Sign in',
    async (page, { email }) => {
      await page.goto('/auth');
      await submitAuth(page, 'Sign in', { email, password: 'not the one' });
      await expect(toasts(page, 'Error')).toBeVisible();
      await page.keyboard.press('Alt+t');
    },
  ],
  ['the sign-up form', 'Create your account', (page) => page.goto('/auth?mode=signup')],
  ['the form for a forgotten password', 'Forgot your password?', (page) => page.goto('/auth?mode=forgot')],
  [
    'the form for a new password',
    'Set a new password',
    (page, learner) => openAs(page, learner, '/auth?mode=new-password'),
  ],
  [
    'My Progress of who is signed in',
    'My Progress',
    async (page, learner) => {
      await openAs(page, learner, '/dashboard');
      await expectTasks(page, 2);
    },
  ],
  [
    'the locked page, with what is in the level',
    'Access Locked',
    async (page, learner) => {
      await openAs(page, learner, '/level-4/task-1');
      await expect(page.getByRole('heading', { name: 'Level 4: Custom Integrator' })).toBeVisible();
      const tasks = page.getByRole('listitem');
      await expect(tasks.filter({ hasText: 'Enterprise API Integration' })).toBeVisible();
    },
  ],
  [
    'a task marked by a visitor, with its toast',
    'Interface Exploration',
    async (page) => {
      await page.goto('/level-1/task-2');
      await toggle(page).click();
      await expect(toasts(page, 'Authentication required')).toBeVisible();
      await page.keyboard.press('Alt+t');
    },
  ],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, title, reach] of states)
  test(`${name}, light and dark, on a phone and on a desktop`, async ({ page, request, troubles }) => {
    if (name.includes('refused')) troubles.expect(/status of 400/);
    await reach(page, await register(request, { tasks: [1, 2], score: 80 }));
    await expect(heading(page, title)).toBeVisible();
    await expectAccessible(page);
  });
