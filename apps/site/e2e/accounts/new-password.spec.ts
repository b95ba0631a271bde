import type { APIRequestContext, Page } from '@playwright/test';
import { expectToast, heading } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { signIn, signOut, submitAuth } from './support/account.js';
import { register } from './support/learner.js';

/** The links of the latest mail to an address. */
async function linkFor(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/_mails.json')).json()) as { to: string; links: string[] }[];
    link = mails.findLast(({ to }) => to === email)?.links[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

/** Asks for a mail on the form that the sign-in screen leads to. */
async function askForMail(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
  await expect(page).toHaveTitle('Forgot password? | Langflow Learning');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const words = 'If there is an account with that address, a link to set a new password is on its way.';
  await expectToast(page, 'Check your email', words);
}

test('the link of a mail replaces a password', async ({ page, request, troubles }) => {
  troubles.expect(/status of 400/);
  const account = await register(request);
  const changed = { ...account, password: 'battery staple 2' };
  await askForMail(page, account.email);

  await page.goto(await linkFor(request, account.email));
  await expect(heading(page, 'Set a new password')).toBeVisible();
  await expect(page).toHaveTitle('New password | Langflow Learning');
  await page.getByLabel('New password', { exact: true }).fill(changed.password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Password changed', 'You are signed in with your new password.');
  await expect(page).toHaveURL('/');

  await signOut(page);
  await submitAuth(page, 'Sign in', account);
  await expectToast(page, 'Error', 'Invalid login credentials');
  await signIn(page, changed);
});

test('a link that was used before says so', async ({ page, request, anotherBrowser }) => {
  const { email } = await register(request);
  await askForMail(page, email);
  const link = await linkFor(request, email);
  await page.goto(link);
  await expect(heading(page, 'Set a new password')).toBeVisible();

  const device = await anotherBrowser();
  await device.goto(link);
  await expect(heading(device, 'Sign in')).toBeVisible();
  await expect(device.getByText('This link has expired or was used before')).toBeVisible();
});

test('the form does not reveal whether there is an account', async ({ page }) => {
  await askForMail(page, 'nobody-at-all@example.com');
});
