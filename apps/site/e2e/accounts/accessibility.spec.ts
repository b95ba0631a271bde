import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { heading, toasts } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { submitAuth } from './support/account.js';
import { openAs, register, type Learner } from './support/learner.js';
import { expectTasks, toggle } from './support/learning.js';

interface State {
  readonly name: string;
  readonly heading: string;
  readonly reach: (page: Page, learner: Learner) => Promise<void>;
  readonly trouble?: RegExp;
}

const states: readonly State[] = [
  {
    name: 'the sign-in form that was refused',
    heading: 'Sign in',
    trouble: /status of 400/,
    reach: async (page, { email }) => {
      await page.goto('/auth');
      await submitAuth(page, 'Sign in', { email, password: 'not the one' });
      await expect(toasts(page, 'Error')).toBeVisible();
      await page.keyboard.press('Alt+t');
    },
  },
  {
    name: 'the sign-up form',
    heading: 'Create your account',
    reach: async (page) => void (await page.goto('/auth?mode=signup')),
  },
  {
    name: 'the form for a forgotten password',
    heading: 'Forgot your password?',
    reach: async (page) => void (await page.goto('/auth?mode=forgot')),
  },
  {
    name: 'the form for a new password',
    heading: 'Set a new password',
    reach: async (page, learner) => {
      await openAs(page, learner, '/auth?mode=new-password');
    },
  },
  {
    name: 'My Progress of who is signed in',
    heading: 'My Progress',
    reach: async (page, learner) => {
      await openAs(page, learner, '/dashboard');
      await expectTasks(page, 2);
    },
  },
  {
    name: 'a task marked by a visitor, with its toast',
    heading: 'Interface Exploration',
    reach: async (page) => {
      await page.goto('/level-1/task-2');
      await toggle(page).click();
      await expect(toasts(page, 'Authentication required')).toBeVisible();
      await page.keyboard.press('Alt+t');
    },
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const state of states) {
  test(`${state.name} is accessible in light and dark, on a phone and on a desktop`, async ({
    page,
    request,
    troubles,
  }) => {
    if (state.trouble) troubles.expect(state.trouble);
    await state.reach(page, await register(request, { tasks: [1, 2], score: 80 }));
    await expect(heading(page, state.heading)).toBeVisible();
    await expectAccessible(page);
  });
}
