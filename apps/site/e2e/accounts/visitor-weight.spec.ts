import type { Page } from '@playwright/test';
import { expectToast, heading, untilNothingIsFetched } from '../support/page.js';
import { RIGHT, takeQuiz, expectResult } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { newAccount, submitAuth } from './support/account.js';
import { toggle } from './support/learning.js';

/** A class of the library for accounts, which keeps its name in a build. */
const LIBRARY = 'GoTrueClient';

/** The scripts that a page loaded, and whether the library for accounts is in them. */
function scriptsOf(page: Page): { hasLibrary(): Promise<boolean>; count(): number } {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  return {
    hasLibrary: async () => (await Promise.all(texts)).some((text) => text.includes(LIBRARY)),
    count: () => texts.length,
  };
}

test('a visitor who only reads never downloads the library for accounts', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Langflow Fundamentals' }).first().click();
  await expect(heading(page, 'Langflow Fundamentals')).toBeVisible();
  await page.getByRole('link', { name: /^Environment Setup/ }).click();
  await expect(heading(page, 'Environment Setup')).toBeVisible();
  await toggle(page).click();
  await expectToast(page, 'Authentication required', 'Please sign in to save your progress');
  await page.goto('/level-1/quiz');
  await takeQuiz(page, RIGHT);
  await expectResult(page, 'Passed');
  await page.goto('/certificate/CERT-1795255200000-L1');
  await expect(heading(page, 'Certificate Not Found')).toBeVisible();
  await page.goto('/certificate');
  await expect(heading(page, 'Certificates')).toBeVisible();
  await untilNothingIsFetched(page);
  expect(scripts.count()).toBeGreaterThan(0);
  expect(await scripts.hasLibrary()).toBe(false);
});

test('a learner who signs in downloads it', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/auth?mode=signup');
  await submitAuth(page, 'Sign up', newAccount());
  await expect(page).toHaveURL('/');
  expect(await scripts.hasLibrary()).toBe(true);
});
