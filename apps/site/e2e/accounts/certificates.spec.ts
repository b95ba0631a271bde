import type { Page } from '@playwright/test';
import { expectToast, heading } from '../support/page.js';
import { pdfLines } from '../support/pdf.js';
import { expect, test } from '../support/test.js';
import { openAs, register } from './support/learner.js';
import { firstCard } from './support/learning.js';

const NAME = 'Ada Lovelace';

/** Presses a button of Level 1's card and confirms the name. */
async function make(page: Page, button: 'Download PDF' | 'Certificate URL'): Promise<void> {
  await firstCard(page).getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.getByRole('button', { name: 'Make certificate' }).click();
}

test.describe('a signed-in learner who passed Level 1', () => {
  test.beforeEach(async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(page, await register(request, { tasks: [1], score: 80 }), '/dashboard');
  });

  test('downloads the certificate, and everybody can look it up at its printed address', async ({
    page,
    baseURL,
    anotherBrowser,
  }) => {
    const download = page.waitForEvent('download');
    await make(page, 'Download PDF');
    const file = await download;
    expect(file.suggestedFilename()).toBe('certificate-level-1-ada-lovelace.pdf');
    await expectToast(page, 'Certificate downloaded!', 'Your certificate was generated successfully.');
    const lines = await pdfLines(file);
    expect(lines).toContain(NAME);
    expect(lines).toContain('Final Score: 80%');
    const time = /^Certificate ID: CERT-(\d+)-1$/m.exec(lines.join('\n'))?.[1];
    expect(time).toBeDefined();
    const url = `${baseURL}/certificate/CERT-${time}-L1`;
    expect(lines.join('')).toContain(url);

    const visitor = await anotherBrowser();
    await visitor.goto(url);
    await expect(heading(visitor, NAME)).toBeVisible();
    await expect(visitor.getByRole('article')).toContainText('Final Score: 80%');
    await expect(visitor.getByText('Self-recorded, not verified')).toHaveCount(0);
    await expect(
      visitor.getByText('Feeling inspired? Start your learning journey and earn your own certificate.'),
    ).toBeVisible();
    await visitor.getByRole('link', { name: 'Start the journey' }).click();
    await expect(visitor).toHaveURL('/auth?mode=signup');
    await expect(heading(visitor, 'Create your account')).toBeVisible();
  });

  // Where copying is not allowed, a dialog shows the address: certificate-url.test.tsx.
  test('copies its address, the same one every time', async ({ page, baseURL }) => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await make(page, 'Certificate URL');
    await expectToast(page, 'Certificate URL copied!', 'Certificate URL copied to clipboard.');
    const url = await copied();
    expect(url).toMatch(new RegExp(`^${baseURL}/certificate/CERT-\\d{13}-L1$`));

    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await page.reload();
    await firstCard(page).getByRole('button', { name: 'Certificate URL' }).click();
    await expect.poll(copied).toBe(url);
    await page.goto('/certificate');
    await page.getByRole('link', { name: 'View certificate Level 1: Langflow Fundamentals' }).click();
    await expect(page).toHaveURL(url);
    await expect(heading(page, NAME)).toBeVisible();
    await expect(page.getByText('Feeling inspired?')).toHaveCount(0);
  });
});
