import type { Page } from '@playwright/test';
import { expectToast, heading, toasts } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { newAccount, submitAuth } from '../support/account.js';
import { forgetAllButSession, openAs, register } from '../support/learner.js';
import { firstCard } from '../support/learning.js';
import { breakBackend } from '../support/network.js';

/** A toast in the look of a failure. */
const expectFailure = (page: Page, title: string, text: string) =>
  expect(toasts(page, title).filter({ hasText: text })).toHaveAttribute('data-tone', 'destructive');

// A locked level (gate): unlocking.spec.ts.
test('Sign-up started', async ({ page }) => {
  const account = newAccount();
  const id = '7d1c2b3a-0000-4000-8000-000000000000';
  await page.route(/\/auth\/v1\/signup/, (route) =>
    route.fulfill({ json: { id, aud: 'authenticated', email: account.email, identities: [{}] } }),
  );
  await page.goto('/auth?mode=signup');
  await submitAuth(page, 'Sign up', account);
  await expectToast(page, 'Sign-up started', 'Check your email to confirm.');
});

test('Google failure', async ({ page }) => {
  for (const [answer, text] of [
    ['#error=server_error&error_code=unexpected_failure&error_description=No', 'Please try again.'],
    ['&error=access_denied&error_description=No', 'The sign-in was cancelled, so nothing has changed.'],
  ] as const) {
    await page.goto(`/auth?redirect=/level-1${answer}`);
    await expectFailure(page, 'Google sign-in failed', text);
    await expect(page).toHaveURL('/auth?redirect=%2Flevel-1');
  }
});

test.describe('with Level 1 passed', () => {
  test.beforeEach(async ({ page, request }) => {
    await openAs(page, await register(request, { tasks: [1], score: 80 }), '/dashboard');
    await expect(firstCard(page)).toContainText('Completed');
  });

  // One that cannot be issued or made: certificate-url.test.tsx and certificate-pdf.test.tsx.
  test('Certificate generation without session', async ({ page, context, troubles }) => {
    troubles.expect(/status of 4\d\d/);
    const json = { error_code: 'refresh_token_not_found', code: 'PGRST301', message: 'JWT expired' };
    await context.route(/\/(auth\/v1\/token|rest\/v1\/certificates)/, (route) =>
      route.fulfill({ status: route.request().url().includes('token') ? 400 : 401, json }),
    );
    await firstCard(page).getByRole('button', { name: 'Download PDF' }).click();
    await expectToast(page, 'Authentication required', 'Please sign in to generate certificates.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  // Backend read errors on the landing call-to-action or unlock checks fall back silently.
  test('unlock check: what the browser knows decides', async ({ page, context, troubles }) => {
    troubles.expect(/status of 500/);
    await breakBackend(context, 500);
    await page.goto('/level-2');
    await expect(heading(page, 'Flow Builder')).toBeVisible();
    await expect(toasts(page, 'Content locked')).toHaveCount(0);
  });

  test('landing: the button leads to level 1', async ({ page, context, troubles }) => {
    troubles.expect(/status of 500/);
    await page.goto('/extra-courses');
    await forgetAllButSession(page);
    await breakBackend(context, 500);
    const refused = page.waitForResponse((answer) => answer.status() === 500);
    await page.goto('/');
    await refused;
    const button = page.getByRole('link', { name: 'Begin Level 1' }).first();
    await expect(button).toHaveAttribute('href', '/level-1');
  });
});
