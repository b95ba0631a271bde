import { heading } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { signIn } from './support/account.js';
import { register } from './support/learner.js';

const NAME = 'Langflow Learning';

test('each form of the sign-in screen has a title of its own', async ({ page }) => {
  await page.goto('/auth?mode=signup&redirect=/level-1');
  await expect(heading(page, 'Create your account')).toBeVisible();
  await expect(page).toHaveTitle(`Sign up | ${NAME}`);
  await page.getByRole('link', { name: /Sign in/ }).click();
  await expect(heading(page, 'Save your progress')).toBeVisible();
  await expect(page).toHaveTitle(`Sign in | ${NAME}`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
  await expect(page).toHaveTitle(`Forgot password? | ${NAME}`);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('redirects to and from the sign-in screen leave the title of the page that is shown', async ({
  page,
  request,
}) => {
  await page.goto('/dashboard');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page).toHaveTitle(`Sign in | ${NAME}`);
  await signIn(page, await register(request));
  await expect(page).toHaveTitle(NAME);
  await page.goto('/auth?mode=new-password');
  await expect(heading(page, 'Set a new password')).toBeVisible();
  await expect(page).toHaveTitle(`New password | ${NAME}`);
  await page.goto('/auth?mode=signup&redirect=/dashboard');
  await expect(heading(page, 'My Progress')).toBeVisible();
  await expect(page).toHaveTitle(`My Progress | ${NAME}`);
  await expect(page.locator('title')).toHaveCount(1);
});
