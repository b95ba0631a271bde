import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
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

/** The button of the account's menu. */
export const accountButton = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });

/** Presses "Sign out" in the account's menu. */
export async function signOutByMenu(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Makes the token that a browser keeps one that has ended, as after a night, so that it has to be renewed. */
export async function endToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('sb-')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
}
