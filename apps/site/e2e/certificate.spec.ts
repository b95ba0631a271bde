import type { Page } from '@playwright/test';
import { CERTIFICATE_ID, certificateKept, levels, levelsPassed } from './support/course.js';
import { expectToast, heading, kept, progressCard } from './support/page.js';
import { pdfLines } from './support/pdf.js';
import { expect, test } from './support/test.js';

const NOW = new Date('2026-11-21T10:00:00Z');

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your name on the certificate' });
const downloadButton = (page: Page) =>
  progressCard(page, levels[0].title).getByRole('button', { name: 'Download PDF' });

test.describe('a learner who passed Level 1', () => {
  test.use({ kept: levelsPassed(1) });

  test('is asked for the name once, and gets the certificate as a PDF', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto('/dashboard');
    await downloadButton(page).click();
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('  Ada   King Lovelace ');
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Make certificate' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('certificate-level-1-ada-king-lovelace.pdf');
    await expectToast(page, 'Certificate downloaded!', 'Your certificate was generated successfully.');
    expect(await pdfLines(file)).toEqual([
      'CERTIFICATE OF COMPLETION',
      'This is to certify that',
      'Ada King Lovelace',
      'has successfully completed',
      'Langflow Learning - Level 1',
      'Final Score: 100%',
      'Completed on: November 21, 2026',
      'Issued by Learning Platform',
      'Certificate ID: CERT-1795255200000-1',
    ]);

    await page.clock.setFixedTime(new Date('2027-01-01T00:00:00Z'));
    await page.reload();
    const again = page.waitForEvent('download');
    await downloadButton(page).click();
    expect(await pdfLines(await again)).toContain('Certificate ID: CERT-1795255200000-1');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('cannot leave the name empty', async ({ page }) => {
    await page.goto('/dashboard');
    await downloadButton(page).click();
    const name = dialog(page).getByRole('textbox', { name: 'Name' });
    await dialog(page).getByRole('button', { name: 'Make certificate' }).click();
    await expect(dialog(page).getByText('Enter the name to print.')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill('   ');
    await name.press('Enter');
    await expect(dialog(page).getByText('Enter the name to print.')).toBeVisible();
    await expect(dialog(page)).toBeVisible();
    expect(await kept(page)).not.toHaveProperty('course-kit:certificates');
  });

  test('keeps the focus in the dialog and gets it back on leaving it', async ({ page }) => {
    await page.goto('/dashboard');
    await downloadButton(page).click();
    const stops = [
      dialog(page).getByRole('textbox', { name: 'Name' }),
      dialog(page).getByRole('button', { name: 'Cancel' }),
      dialog(page).getByRole('button', { name: 'Make certificate' }),
    ];
    for (const stop of [...stops, stops[0]]) {
      /* oxlint-disable no-await-in-loop -- one key after the other */
      await expect(stop as (typeof stops)[number]).toBeFocused();
      await page.keyboard.press('Tab');
      /* oxlint-enable no-await-in-loop */
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(downloadButton(page)).toBeFocused();
  });

  test('may have a name in any script', async ({ page }) => {
    await page.goto('/dashboard');
    await downloadButton(page).click();
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Łukasz 山田 أحمد');
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Make certificate' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('certificate-level-1-łukasz-山田-أحمد.pdf');
    const text = (await pdfLines(file)).join(' ');
    expect(text).toContain('Łukasz');
    expect(text).toContain('山田');
  });

  test('cannot get the certificate of a level that is still to be passed', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(downloadButton(page)).toBeEnabled();
    const others = page.getByRole('button', { name: 'Download PDF', disabled: true });
    await expect(others).toHaveCount(levels.length - 1 + 6);
  });
});

test.describe('a learner with a certificate', () => {
  test.use({ kept: { ...levelsPassed(1), ...certificateKept } });

  test('sees it with all its facts, marked as self-recorded', async ({ page }) => {
    await page.goto('/certificate');
    await page.getByRole('link', { name: 'Langflow Learning - Level 1' }).click();
    await expect(page).toHaveURL(`/certificate/${CERTIFICATE_ID}`);
    const paper = page.getByRole('article');
    const lines = [
      'Congratulations to',
      'Ada Lovelace',
      'On successfully completing',
      'Langflow Learning - Level 1',
      'Final Score: 100%',
      'Self-recorded, not verified',
      'November 21, 2026',
      CERTIFICATE_ID,
      'Issued by Learning Platform',
    ];
    await expect(paper).toHaveText(new RegExp(lines.join('\\s*')));
    const details = page.locator('dl');
    await expect(details.getByRole('term')).toHaveText([
      'Student',
      'School',
      'Issued',
      'Course',
      'Certificate ID',
      'Final Score',
    ]);
  });

  test('downloads it from its page as well', async ({ page }) => {
    await page.goto(`/certificate/${CERTIFICATE_ID}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toBe('certificate-level-1-ada-lovelace.pdf');
    expect(await pdfLines(await download)).toContain('Ada Lovelace');
  });

  for (const typed of [CERTIFICATE_ID, 'CERT-1795255200000-1', '  cert-1795255200000-l1 ']) {
    test(`finds it by the id "${typed}"`, async ({ page }) => {
      await page.goto('/certificate');
      await page.getByRole('textbox', { name: 'Certificate ID' }).fill(typed);
      await page.getByRole('button', { name: 'Look up' }).click();
      await expect(heading(page, 'Ada Lovelace')).toBeVisible();
    });
  }
});

test('an unknown certificate is said to be not found', async ({ page }) => {
  await page.goto('/certificate/CERT-1-L1');
  await expect(heading(page, 'Certificate Not Found')).toBeVisible();
  await expect(
    page.getByText("The certificate you're looking for could not be found or has been removed."),
  ).toBeVisible();
});

test('what is no certificate id is refused with an example of one', async ({ page }) => {
  await page.goto('/certificate');
  await page.getByRole('textbox', { name: 'Certificate ID' }).fill('my certificate');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('alert')).toContainText('It looks like CERT-1763683200000-L1.');
  await expect(page).toHaveURL('/certificate');
});
