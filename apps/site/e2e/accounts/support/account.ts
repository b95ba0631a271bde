import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PUBLISHABLE_KEY } from '../../../../embedded-backend/src/publishable-key.js';
import { expect } from '../../support/test.js';

/** What somebody signs in with. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** An account that nobody has yet. */
export function newAccount(): Account {
  return { email: `learner-${randomUUID()}@example.com`, password: 'correct horse 1' };
}

/** The form of the sign-in screen. */
export function authForm(page: Page): {
  email: Locator;
  password: Locator;
  submit: (label: 'Sign in' | 'Sign up') => Locator;
} {
  return {
    email: page.getByRole('textbox', { name: 'Email' }),
    password: page.getByLabel('Password', { exact: true }),
    submit: (label) => page.getByRole('button', { name: label, exact: true }),
  };
}

/** Fills in the form of the sign-in screen and sends it. */
export async function submitAuth(
  page: Page,
  label: 'Sign in' | 'Sign up',
  { email, password }: Account,
): Promise<void> {
  const form = authForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit(label).click();
}

/** Makes an account on the sign-up form, which leads to the landing page. */
export async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/auth?mode=signup');
  await submitAuth(page, 'Sign up', account);
  await expect(page).toHaveURL('/');
}

/** Signs in, which leads to the landing page or to where it was asked to lead. */
export async function signIn(page: Page, account: Account, redirect = '/'): Promise<void> {
  await page.goto(redirect === '/' ? '/auth' : `/auth?redirect=${redirect}`);
  await submitAuth(page, 'Sign in', account);
  await expect(page).toHaveURL(redirect);
}

/** Signs out on the progress page, which leads to the sign-in screen. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
}

/** Makes the token that a browser keeps one that has ended, as after a night, so that it has to be renewed. */
export async function endToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('sb-')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
}

/** What a learner is to have done of Level 1. */
export interface Done {
  readonly tasks?: readonly number[];
  readonly score?: number;
}

/** Makes an account by the backend's own calls, with progress in Level 1, for what comes after. */
export async function register(request: APIRequestContext, done: Done = {}): Promise<Account> {
  const account = newAccount();
  const headers = { apikey: PUBLISHABLE_KEY };
  const answer = await request.post('/auth/v1/signup', { headers, data: account });
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string;
    user: { id: string };
  };
  if (done.tasks === undefined && done.score === undefined) return account;
  const row = {
    user_id: user.id,
    level: 1,
    completed_tasks: (done.tasks ?? []).map((task) => `level-1-task-${task}`),
    ...(done.score !== undefined && {
      quiz_completed: true,
      quiz_score: done.score,
      quiz_time_seconds: 65,
    }),
  };
  const saved = await request.post('/rest/v1/course_progress', {
    headers: { ...headers, authorization: `Bearer ${token}` },
    data: row,
  });
  expect(saved.status()).toBe(201);
  return account;
}
