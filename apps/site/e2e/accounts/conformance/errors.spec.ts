import type { Page } from '@playwright/test';
import { expectToast, heading, toasts } from '../../support/page.js';
import { NOT_ENOUGH, RIGHT, takeQuiz } from '../../support/quiz.js';
import { expect, test } from '../../support/test.js';
import { newAccount, register, signIn, submitAuth } from '../support/account.js';
import { firstCard, toggle } from '../support/learning.js';
import { backend, breakBackend } from '../support/network.js';

/** A read is tried three more times before it counts as failed. */
const AFTER_RETRIES = { timeout: 30_000 };

/** A toast in the look of a failure. */
async function expectFailure(page: Page, title: string, description: string): Promise<void> {
  await expect(toasts(page, title).filter({ hasText: description })).toHaveAttribute(
    'data-tone',
    'destructive',
    AFTER_RETRIES,
  );
}

/** Presses a button of Level 1's card and confirms the name. */
async function make(page: Page, button: 'Download PDF' | 'Certificate URL'): Promise<void> {
  await firstCard(page).getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Make certificate' }).click();
}

test('Locked level (gate)', async ({ page, request }) => {
  await signIn(page, await register(request));
  await page.goto('/level-3/task-2');
  await expect(page).toHaveURL('/locked');
  await expectFailure(page, 'Content locked', 'Complete the previous level to access this content.');
  await expect(toasts(page, 'Content locked'), 'once for each gate').toHaveCount(1);
  const from = await page.evaluate(() => (history.state as { usr?: unknown }).usr);
  expect(JSON.stringify(from), 'the place that was asked for goes along').toContain('/level-3/task-2');
});

test.describe('Sign-in or sign-up failure', () => {
  test("the server's message", async ({ page, troubles }) => {
    troubles.expect(/status of 400/);
    await page.goto('/auth');
    await submitAuth(page, 'Sign in', newAccount());
    await expectFailure(page, 'Error', 'Invalid login credentials');
  });

  test('no message', async ({ page, context, troubles }) => {
    troubles.expect(/ERR_CONNECTION_RESET/);
    await page.goto('/auth?mode=signup');
    await breakBackend(context, 'dropped', backend.auth);
    await submitAuth(page, 'Sign up', newAccount());
    await expectFailure(page, 'Error', 'Something went wrong.');
  });
});

test('Sign-up started', async ({ page }) => {
  const account = newAccount();
  await page.route(/\/auth\/v1\/signup/, (route) =>
    route.fulfill({
      json: {
        id: '7d1c2b3a-0000-4000-8000-000000000000',
        aud: 'authenticated',
        email: account.email,
        identities: [{}],
      },
    }),
  );
  await page.goto('/auth?mode=signup');
  await submitAuth(page, 'Sign up', account);
  await expectToast(page, 'Sign-up started', 'Check your email to confirm.');
});

test('Google failure', async ({ page }) => {
  await page.goto(
    '/auth?redirect=/level-1#error=server_error&error_code=unexpected_failure&error_description=No',
  );
  await expectFailure(page, 'Google sign-in failed', 'Please try again.');
  await expect(page).toHaveURL('/auth?redirect=%2Flevel-1');
  await page.goto('/auth?redirect=/level-1&error=access_denied&error_description=Call+this+number');
  await expectFailure(page, 'Google sign-in failed', 'The sign-in was cancelled, so nothing has changed.');
  await expect(page).toHaveURL('/auth?redirect=%2Flevel-1');
});

test('Certificate fetch error or missing row', async ({ page, context, troubles }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/certificate/CERT-1-L1');
  await expect(heading(page, 'Certificate Not Found')).toBeVisible();
  expect(lines).toContain('There is no certificate CERT-1-L1');

  troubles.expect(/status of 500/);
  troubles.expect(/The certificate could not be read/);
  await breakBackend(context, 500, backend.certificates);
  await page.goto('/certificate/CERT-2-L1');
  await expect(heading(page, 'Certificate Not Found')).toBeVisible(AFTER_RETRIES);
  await expect(
    page.getByText("The certificate you're looking for could not be found or has been removed."),
  ).toBeVisible();
});

test('Sign-out errors', async ({ page, context, request, troubles }) => {
  troubles.expect(/status of 500/);
  await signIn(page, await register(request), '/dashboard');
  await breakBackend(context, 500, /\/auth\/v1\/logout/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('Progress load failure', async ({ page, context, request, troubles }) => {
  troubles.expect(/status of 500/);
  await signIn(page, await register(request));
  await breakBackend(context, 500);
  await page.goto('/dashboard');
  await expectFailure(page, 'Error loading progress', 'Please try refreshing the page');
});

test.describe('with Level 1 passed', () => {
  test.beforeEach(async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, await register(request, { tasks: [1], score: 80 }), '/dashboard');
    await expect(firstCard(page)).toContainText('Completed');
  });

  test('Certificate generated', async ({ page }) => {
    const download = page.waitForEvent('download');
    await make(page, 'Download PDF');
    await download;
    await expectToast(page, 'Certificate downloaded!', 'Your certificate was generated successfully.');
  });

  test('Certificate generation failure', async ({ page, troubles }) => {
    troubles.expect(/ERR_FAILED|Failed to fetch|net::/);
    await page.route(/certificate-pdf|jspdf|certificate-font/, (route) => route.abort());
    await make(page, 'Download PDF');
    await expectFailure(page, 'Error generating certificate', 'Please try again later.');
  });

  test('Certificate generation without session', async ({ page, context, troubles }) => {
    troubles.expect(/status of 4\d\d/);
    await context.route(/\/(auth\/v1\/token|rest\/v1\/certificates)/, (route) =>
      route.fulfill({
        status: route.request().url().includes('token') ? 400 : 401,
        json: { error_code: 'refresh_token_not_found', code: 'PGRST301', message: 'JWT expired' },
      }),
    );
    await firstCard(page).getByRole('button', { name: 'Download PDF' }).click();
    await expectToast(page, 'Authentication required', 'Please sign in to generate certificates.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Certificate insert fails', async ({ page, context, troubles }) => {
    troubles.expect(/status of 400/);
    await context.route(backend.certificates, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { code: '22000', message: 'No' } })
        : route.continue(),
    );
    await page.evaluate(() => navigator.clipboard.writeText('what was there'));
    await make(page, 'Certificate URL');
    await expectFailure(page, 'Error creating certificate', 'Please try again later.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('what was there');
  });

  test('Clipboard success', async ({ page, baseURL }) => {
    await make(page, 'Certificate URL');
    await expectToast(page, 'Certificate URL copied!', 'Certificate URL copied to clipboard.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^${baseURL}/certificate/CERT-\\d{13}-L1$`));
  });

  test('Clipboard failure', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    });
    await page.reload();
    await make(page, 'Certificate URL');
    const alert = page.getByRole('alertdialog', { name: 'The address of your certificate' });
    await expect(alert.getByRole('textbox', { name: 'Certificate URL' })).toHaveValue(/\/certificate\/CERT-/);
    await alert.getByRole('button', { name: 'Close' }).first().click();
    await expectToast(page, 'Certificate URL ready!', 'Use the URL shown in the alert.');
  });
});

test.describe('No session on task or quiz save', () => {
  test('task', async ({ page }) => {
    await page.goto('/level-1/task-1');
    await toggle(page).click();
    await expectFailure(page, 'Authentication required', 'Please sign in to save your progress');
  });

  test('quiz', async ({ page }) => {
    await page.goto('/level-1/quiz');
    await takeQuiz(page, RIGHT);
    await expectFailure(page, 'Authentication required', 'Please sign in to save your progress');
  });
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page, request }) => {
    await signIn(page, await register(request), '/level-1/task-2');
    await expect(toggle(page)).toBeVisible();
  });

  test('Save failure', async ({ page, context, troubles }) => {
    troubles.expect(/status of 500/);
    await breakBackend(context, 500);
    await toggle(page).click();
    await expectFailure(page, 'Error saving progress', 'Please try again');
  });

  test('Task saved', async ({ page }) => {
    await toggle(page).click();
    await expectToast(page, 'Task completed!', 'Your progress has been saved');
    await toggle(page).click();
    await expectToast(page, 'Task unmarked', 'Your progress has been saved');
  });

  test('Quiz passed', async ({ page }) => {
    await page.goto('/level-1/quiz');
    await takeQuiz(page, RIGHT);
    await expectToast(page, 'Quiz completed!', 'Great job! You can proceed to the next level.');
  });

  test('Quiz failed', async ({ page }) => {
    await page.goto('/level-1/quiz');
    await takeQuiz(page, NOT_ENOUGH);
    await expectToast(page, 'Quiz completed', 'You need at least 70% to pass.');
  });
});

test('Unknown route', async ({ page, troubles }) => {
  troubles.expect(/404.*\/no-such-page/);
  await page.goto('/no-such-page');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('Locked course page', async ({ page }) => {
  await page.goto('/locked');
  await expect(
    page.getByText("It looks like you're trying to access a course that hasn't been unlocked yet."),
  ).toBeVisible();
});

test.describe('Backend read errors on the landing call-to-action or unlock checks fall back silently', () => {
  test('landing: the button leads to level 1', async ({ page, context, request, troubles }) => {
    troubles.expect(/status of 500/);
    await signIn(page, await register(request, { tasks: [1], score: 80 }), '/extra-courses');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (!key.startsWith('sb-')) localStorage.removeItem(key);
    });
    await breakBackend(context, 500);
    const refused = page.waitForResponse((answer) => answer.status() === 500);
    await page.goto('/');
    await refused;
    const button = page.getByRole('link', { name: 'Begin Level 1' }).first();
    await expect(button).toHaveAttribute('href', '/level-1');
  });

  test('unlock check: what the browser knows decides', async ({ page, context, request, troubles }) => {
    troubles.expect(/status of 500/);
    await signIn(page, await register(request, { tasks: [1], score: 80 }), '/dashboard');
    await expect(firstCard(page)).toContainText('Completed');
    await breakBackend(context, 500);
    await page.goto('/level-2');
    await expect(heading(page, 'Flow Builder')).toBeVisible();
    await expect(toasts(page, 'Content locked')).toHaveCount(0);
  });
});
