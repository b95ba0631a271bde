import { expectToast, heading, hold, toasts, untilNothingIsFetched } from '../support/page.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';
import { authForm, newAccount, signIn, submitAuth } from './support/account.js';
import { register } from './support/learner.js';
import { visitorPassed } from './support/marking.js';
import { backend, breakBackend, requestsOf } from './support/network.js';

const NAME = 'Langflow Learning';

test('a wrong password is told, and what was typed stays', async ({ page, request, troubles }) => {
  troubles.expect(/status of 400/);
  const { email, password } = await register(request);
  await page.goto('/auth?redirect=/level-1/task-2');
  await submitAuth(page, 'Sign in', { email, password: 'not the one' });
  await expectToast(page, 'Error', 'Invalid login credentials');
  const form = authForm(page);
  await expect(form.email).toHaveValue(email);
  await expect(form.password).toHaveValue('not the one');
  await expect(form.password).toBeFocused();
  await expect(form.password).toHaveAccessibleDescription(/Invalid login credentials/);
  await form.password.fill(password);
  await form.password.press('Enter');
  await expect(page).toHaveURL('/level-1/task-2');
});

test('signing in leads back to My Progress, and is sent once', async ({ page, context, request }) => {
  const account = await register(request);
  const calls = requestsOf(page, backend.signIn);
  const release = await hold(context, backend.signIn);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?redirect=/dashboard');
  await expect(page).toHaveTitle(`Sign in | ${NAME}`);
  await submitAuth(page, 'Sign in', account);
  const busy = page.getByRole('button', { name: 'Please wait...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => calls.length).toBe(1);
  release();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'My Progress')).toBeVisible();
  await expect(page).toHaveTitle(`My Progress | ${NAME}`);
  await expect(page.locator('title')).toHaveCount(1);
  expect(calls).toHaveLength(1);
});

// Other addresses that lead away are in safe-redirect.test.ts.
test('a server that is down is told, until it is back', async ({ page, context, request, troubles }) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  const account = await register(request);
  const repair = await breakBackend(context, 'dropped', backend.auth);
  await page.goto(`/auth?redirect=${encodeURIComponent('//evil.example')}`);
  await submitAuth(page, 'Sign in', account);
  await expect(toasts(page, 'Error')).toContainText('Something went wrong.');
  await expect(authForm(page).password).toHaveValue(account.password);
  await repair();
  await authForm(page).submit('Sign in').click();
  await expect(page, 'and not to another site').toHaveURL('/');
  await expect(heading(page, /^Learn Langflow/)).toBeVisible();
});

test('an empty, invalid or too long address is caught in the browser', async ({ page }) => {
  const calls = requestsOf(page, backend.any);
  await page.goto('/auth');
  const { email, password, submit } = authForm(page);
  await submit('Sign in').click();
  await expect(email).toBeFocused();
  await password.fill('something');
  for (const [address, reason] of [
    ['no-address', /@/],
    [`${'learner.'.repeat(43)}ada@example.com`, /^An e-mail address has 254 characters at most\.$/],
  ] as const) {
    await email.fill(address);
    await submit('Sign in').click();
    await expect(email).toBeFocused();
    expect(await email.evaluate((input: HTMLInputElement) => input.validationMessage)).toMatch(reason);
  }
  await email.fill('learner@example.com');
  await password.fill('');
  await submit('Sign in').click();
  await expect(password).toBeFocused();
  expect(calls).toEqual([]);
});

test('an address that is taken is told, and kept', async ({ page, request, troubles }) => {
  troubles.expect(/status of 422/);
  const { email, password } = await register(request);
  await page.goto('/auth?redirect=/level-1');
  await expect(heading(page, 'Save your progress')).toBeVisible();
  await authForm(page).email.fill(email);
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(heading(page, 'Create your account')).toBeVisible();
  await expect(page).toHaveTitle(`Sign up | ${NAME}`);
  await expect(page).toHaveURL('/auth?mode=signup&redirect=%2Flevel-1');
  await expect(authForm(page).email).toHaveValue(email);
  await submitAuth(page, 'Sign up', { email, password });
  await expectToast(page, 'Error', 'User already registered');
  await expect(page).toHaveURL('/auth?mode=signup&redirect=%2Flevel-1');
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await expect(heading(page, 'Save your progress')).toBeVisible();
  await expect(page).toHaveURL('/auth?redirect=%2Flevel-1');
  await expect(page).toHaveTitle(`Sign in | ${NAME}`);
  await expect(authForm(page).email).toHaveValue(email);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('Google is asked for a choice of accounts, and to return to the screen', async ({ page, baseURL }) => {
  let leadsTo: string | undefined;
  await page.route(/\/auth\/v1\/authorize/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    // As far as Google's address: Google itself is not asked.
    await route.fulfill({ status: 204 });
    leadsTo = answer.headers()['location'];
  });
  await page.goto('/auth?redirect=/level-1/task-2');
  const asked = page.waitForRequest(/\/auth\/v1\/authorize/);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    provider: 'google',
    prompt: 'select_account',
    redirect_to: `${baseURL}/auth?redirect=%2Flevel-1%2Ftask-2`,
  });
  await expect.poll(() => leadsTo).toMatch(/^https:\/\/accounts\.google\.com\/.*[?&]prompt=select_account/);
});

// How a failure is told that Google itself leads back with: conformance/errors.spec.ts.
test('where the project has no Google, that is said on the page, which stays', async ({ page, troubles }) => {
  troubles.expect(/status of 400/);
  const json = { code: 400, error_code: 'validation_failed', msg: 'Unsupported provider' };
  await page.route(/\/auth\/v1\/authorize/, (route) => route.fulfill({ status: 400, json }));
  await page.goto('/auth?redirect=/level-1');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expectToast(page, 'Google sign-in failed', 'Unsupported provider');
  await expect(page).toHaveURL('/auth?redirect=/level-1');
  await expect(authForm(page).email).toBeVisible();
});

test('sessions of older versions are cleared; a new one leads on', async ({ page, request }) => {
  const account = await register(request);
  await page.goto('/auth');
  await page.evaluate(() => {
    localStorage.setItem('sb-old-auth-token', '{"broken":');
    localStorage.setItem('supabase.auth.token', 'stale');
    sessionStorage.setItem('sb-other', 'stale');
    localStorage.setItem('mine', 'stays');
  });
  await signIn(page, account);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toContain('mine');
  for (const key of ['sb-old-auth-token', 'supabase.auth.token', 'sb-other']) expect(keys).not.toContain(key);
  await page.goto('/auth?redirect=/level-1/task-3');
  await expect(page).toHaveURL('/level-1/task-3');
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test.describe(`a visitor who has passed Level 1, at ${width} px`, () => {
    test.use({ kept: visitorPassed(1, 80), viewport: { width, height } });

    test('is told to wait after signing up, and nothing moves until the next page is there', async ({
      page,
    }) => {
      await watchShifts(page);
      await page.goto('/auth?mode=signup&redirect=/level-2');
      await untilNothingIsFetched(page);
      const letPageCome = await hold(page, /\/assets\/(level-route|guarded).*\.js/);
      await submitAuth(page, 'Sign up', newAccount());
      await expect(page.locator('.auth-waiting')).toHaveText('Please wait...');
      letPageCome();
      await expect(heading(page, 'Flow Builder')).toBeVisible();
      await untilNothingIsFetched(page);
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
