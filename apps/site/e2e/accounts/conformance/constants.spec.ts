import type { Page } from '@playwright/test';
import { heading, toasts } from '../../support/page.js';
import { pdfLines } from '../../support/pdf.js';
import { expect, test } from '../../support/test.js';
import { openAs, register } from '../support/learner.js';
import { firstCard, toggle } from '../support/learning.js';
import { backend } from '../support/network.js';

test('Quiz timer counts up in seconds and is shown as mm:ss', async ({ page }) => {
  await page.clock.install();
  await page.goto('/level-1/quiz');
  await expect(heading(page, 'Knowledge Test')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('00:01');
  await page.clock.runFor(64_000);
  await expect(page.getByRole('timer')).toContainText(/01:0[5-7]/);
});

test('Certificate id: prefix CERT-, millisecond timestamp, then -L and the level; the PDF body and file name', async ({
  page,
  request,
}) => {
  await openAs(page, await register(request, { tasks: [1], score: 80 }), '/dashboard');
  const asked = page.waitForRequest(
    (sent) => sent.method() === 'POST' && backend.certificates.test(sent.url()),
  );
  const download = page.waitForEvent('download');
  await firstCard(page).getByRole('button', { name: 'Download PDF' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ada King Lovelace');
  await page.getByRole('button', { name: 'Make certificate' }).click();
  const row = (await asked).postDataJSON() as { id: string; course_name: string };
  expect(row.id).toMatch(/^CERT-\d{13}-L1$/);
  expect(row.course_name, 'default course name').toBe('Langflow Learning');

  const file = await download;
  expect(file.suggestedFilename()).toBe('certificate-level-1-ada-king-lovelace.pdf');
  const time = /\d{13}/.exec(row.id)?.[0];
  expect((await pdfLines(file)).slice(0, 9)).toEqual([
    'CERTIFICATE OF COMPLETION',
    'This is to certify that',
    'Ada King Lovelace',
    'has successfully completed',
    'Langflow Learning - Level 1',
    'Final Score: 80%',
    expect.stringMatching(/^Completed on: [A-Z][a-z]+ \d{1,2}, \d{4}$/) as unknown as string,
    'Issued by Learning Platform',
    `Certificate ID: CERT-${time}-1`,
  ]);
});

// Where they stand, how wide, alt+T and swipes: toaster-by-hand.test.tsx.
test.describe('Toasts', () => {
  /** Opens a task with a clock that stands still, so that no toast goes before it was looked at. */
  async function openWithClock(page: Page): Promise<void> {
    await page.clock.install({ time: 0 });
    await page.goto('/level-1/task-1');
    await expect(toggle(page)).toBeVisible();
    await page.clock.pauseAt(60_000);
  }

  test('go after 4000 ms', async ({ page }) => {
    await openWithClock(page);
    await toggle(page).click();
    await page.clock.runFor(100);
    await expect(toasts(page, 'Authentication required')).toBeVisible();
    await page.clock.runFor(3800);
    await expect(toasts(page, 'Authentication required')).toHaveCount(1);
    await page.clock.runFor(300);
    await expect(toasts(page, 'Authentication required')).toHaveCount(0);
  });
});
