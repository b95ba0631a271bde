import { expectToast, heading, toasts } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { authForm, signIn, submitAuth } from './support/account.js';
import { register } from './support/learner.js';
import { backend, breakBackend, holdBackend, requestsOf } from './support/network.js';

test.describe('signing in', () => {
  test('with a wrong password shows the server’s message and keeps what was typed', async ({
    page,
    request,
    troubles,
  }) => {
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

  test('leads back to My Progress, shows that it is in progress, and is sent once however often it is pressed', async ({
    page,
    context,
    request,
  }) => {
    const account = await register(request);
    const calls = requestsOf(page, backend.signIn);
    const release = await holdBackend(context, backend.signIn);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth?redirect=/dashboard');
    await submitAuth(page, 'Sign in', account);
    const busy = page.getByRole('button', { name: 'Please wait...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(busy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => calls.length).toBe(1);
    release();
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page, 'My Progress')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  // Other addresses that lead away are in safe-redirect.test.ts.
  test('while the server is down says so and can be retried; a redirect to another site is not followed', async ({
    page,
    context,
    request,
    troubles,
  }) => {
    troubles.expect(/ERR_CONNECTION_RESET/);
    const account = await register(request);
    const repair = await breakBackend(context, 'dropped', backend.auth);
    await page.goto(`/auth?redirect=${encodeURIComponent('//evil.example')}`);
    await submitAuth(page, 'Sign in', account);
    await expect(toasts(page, 'Error')).toContainText('Something went wrong.');
    await expect(authForm(page).password).toHaveValue(account.password);
    await repair();
    await authForm(page).submit('Sign in').click();
    await expect(page).toHaveURL('/');
    await expect(heading(page, /^Learn Langflow/)).toBeVisible();
  });

  test('an empty, invalid or too long address is caught in the browser, without a request', async ({
    page,
  }) => {
    const calls = requestsOf(page, backend.any);
    await page.goto('/auth');
    const form = authForm(page);
    await form.submit('Sign in').click();
    await expect(form.email).toBeFocused();
    await form.email.fill('no-address');
    await form.password.fill('something');
    await form.submit('Sign in').click();
    await expect(form.email).toBeFocused();
    expect(await form.email.evaluate((input) => (input as HTMLInputElement).validity.typeMismatch)).toBe(
      true,
    );
    await form.email.fill(`${'learner.'.repeat(43)}ada@example.com`);
    await form.submit('Sign in').click();
    await expect(form.email).toBeFocused();
    expect(await form.email.evaluate((input) => (input as HTMLInputElement).validationMessage)).toBe(
      'An e-mail address has 254 characters at most.',
    );
    await form.email.fill('learner@example.com');
    await form.password.fill('');
    await form.submit('Sign in').click();
    await expect(form.password).toBeFocused();
    expect(calls).toEqual([]);
  });
});

test.describe('signing up', () => {
  test('with an address that is taken says so, and links to signing in, which keeps it and the page to return to', async ({
    page,
    request,
    troubles,
  }) => {
    troubles.expect(/status of 422/);
    const { email, password } = await register(request);
    await page.goto('/auth?redirect=/level-1');
    await expect(heading(page, 'Save your progress')).toBeVisible();
    await authForm(page).email.fill(email);
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect(heading(page, 'Create your account')).toBeVisible();
    await expect(page).toHaveURL('/auth?mode=signup&redirect=%2Flevel-1');
    await expect(authForm(page).email).toHaveValue(email);
    await submitAuth(page, 'Sign up', { email, password });
    await expectToast(page, 'Error', 'User already registered');
    await expect(page).toHaveURL('/auth?mode=signup&redirect=%2Flevel-1');
    await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    await expect(heading(page, 'Save your progress')).toBeVisible();
    await expect(page).toHaveURL('/auth?redirect=%2Flevel-1');
    await expect(authForm(page).email).toHaveValue(email);
  });
});

test('Google is asked to offer a choice of accounts and to return to the sign-in screen', async ({
  page,
  baseURL,
}) => {
  let leadsTo: string | undefined;
  await page.route(/\/auth\/v1\/authorize/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    leadsTo = answer.headers()['location'];
    // As far as Google's address: Google itself is not asked.
    await route.fulfill({ status: 204 });
  });
  await page.goto('/auth?redirect=/level-1/task-2');
  const asked = page.waitForRequest(/\/auth\/v1\/authorize/);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('provider')).toBe('google');
  expect(query.get('prompt')).toBe('select_account');
  expect(query.get('redirect_to')).toBe(`${baseURL}/auth?redirect=%2Flevel-1%2Ftask-2`);

  await expect.poll(() => leadsTo).toBeDefined();
  const google = new URL(leadsTo ?? '');
  expect(google.hostname).toBe('accounts.google.com');
  expect(google.searchParams.get('prompt')).toBe('select_account');
});

test('where Google is switched off, the sign-in screen says so and stays', async ({ page, troubles }) => {
  troubles.expect(/400/);
  await page.route(/\/auth\/v1\/authorize/, (route) =>
    route.fulfill({ status: 400, json: { code: 400, msg: 'Unsupported provider: provider is not enabled' } }),
  );
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expectToast(page, 'Google sign-in failed', 'Unsupported provider: provider is not enabled');
  await expect(page).toHaveURL('/auth');
});

test('sessions stored by older versions and other projects are cleared before signing in; then the screen redirects at once', async ({
  page,
  request,
}) => {
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
