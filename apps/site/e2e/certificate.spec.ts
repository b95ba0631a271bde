import type { Page } from '@playwright/test';
import { CERTIFICATE_ID, certificateKept, levels, levelsPassed } from './support/course.js';
import { expectToast, heading, progressCard } from './support/page.js';
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
      levels[0].title,
      'Self-recorded, not verified',
    ]);

    await page.clock.setFixedTime(new Date('2027-01-01T00:00:00Z'));
    await page.reload();
    const again = page.waitForEvent('download');
    await downloadButton(page).click();
    expect(await pdfLines(await again)).toContain('Certificate ID: CERT-1795255200000-1');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('a learner with a certificate', () => {
  test.use({ kept: { ...levelsPassed(1), ...certificateKept } });

  test('sees it with all its details, marked as self-recorded, and downloads it from its page', async ({
    page,
  }) => {
    await page.goto('/certificate');
    await page.getByRole('link', { name: 'View certificate Level 1: Langflow Fundamentals' }).click();
    await expect(page).toHaveURL(`/certificate/${CERTIFICATE_ID}`);
    const paper = page.getByRole('article');
    const lines = [
      'Certificate of Completion',
      'Congratulations to',
      'Ada Lovelace',
      'On successfully completing',
      'Langflow Learning - Level 1',
      levels[0].title,
      'Final Score: 100%',
      'November 21, 2026',
      'Issued by Learning Platform',
      CERTIFICATE_ID,
      'Self-recorded, not verified',
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

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toBe('certificate-level-1-ada-lovelace.pdf');
    expect(await pdfLines(await download)).toContain('Ada Lovelace');
  });
});

test.describe('the look-up of a certificate', () => {
  test.use({ kept: certificateKept });

  test('refuses an invalid id with an example of a valid one, does not find an unknown one, and takes any spelling', async ({
    page,
  }) => {
    const lookUp = async (id: string) => {
      await page.goto('/certificate');
      await page.getByRole('textbox', { name: 'Certificate ID' }).fill(id);
      await page.getByRole('button', { name: 'Look up' }).click();
    };
    await lookUp('my certificate');
    await expect(page.getByRole('alert')).toContainText('It looks like CERT-1763683200000-L1.');
    await expect(page).toHaveURL('/certificate');
    await lookUp('CERT-1-L1');
    await expect(heading(page, 'Certificate Not Found')).toBeVisible();
    await expect(
      page.getByText("The certificate you're looking for could not be found or has been removed."),
    ).toBeVisible();
    await lookUp(`  ${CERTIFICATE_ID.toLowerCase()} `);
    await expect(heading(page, 'Ada Lovelace')).toBeVisible();
  });
});
