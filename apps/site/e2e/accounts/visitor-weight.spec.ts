import { expectToast, heading, untilNothingIsFetched } from '../support/page.js';
import { passQuiz } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { newAccount, signUp } from './support/account.js';
import { toggle } from './support/learning.js';

test('only who signs in downloads the library for accounts', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  // A class of it, which keeps its name in a build.
  const hasLibrary = async () => (await Promise.all(texts)).some((text) => text.includes('GoTrueClient'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin Level 1' }).click();
  await page.getByRole('link', { name: 'Start without an account' }).click();
  await expect(heading(page, 'Langflow Fundamentals')).toBeVisible();
  await page.getByRole('link', { name: /^Environment Setup/ }).click();
  await expect(heading(page, 'Environment Setup')).toBeVisible();
  await toggle(page).click();
  await expectToast(page, 'Authentication required', 'Please sign in to save your progress');
  await page.goto('/level-1/quiz');
  await passQuiz(page);
  await page.goto('/certificate/CERT-1795255200000-L1');
  await expect(heading(page, 'Certificate Not Found')).toBeVisible();
  await page.goto('/certificate');
  await expect(heading(page, 'Certificates')).toBeVisible();
  await untilNothingIsFetched(page);
  expect(texts.length).toBeGreaterThan(0);
  expect(await hasLibrary()).toBe(false);

  await signUp(page, newAccount());
  expect(await hasLibrary()).toBe(true);
});
