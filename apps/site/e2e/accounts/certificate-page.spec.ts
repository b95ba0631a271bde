import type { Page } from '@playwright/test';
import { type PdfContent, readPdf } from '../../../../scripts/read-pdf.ts';
import { expectAccessible } from '../support/axe.js';
import { expectToast, heading } from '../support/page.js';
import { paintedBackground } from '../support/painted-color.js';
import { pdfLines } from '../support/pdf.js';
import { expect, test } from '../support/test.js';
import { register, signIn } from './support/account.js';
import { firstCard } from './support/learning.js';

const NAME = 'Ada Lovelace';
const TITLE = `${NAME}: Langflow Learning - Level 1 | Langflow Learning`;

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What the printer gets, once the browser's own dialog is confirmed. */
const printed = async (page: Page): Promise<PdfContent> =>
  readPdf(await page.pdf({ preferCSSPageSize: true }));

test.describe('the page of a certificate', () => {
  let url = '';

  test.beforeEach(async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, await register(request, { tasks: [1], score: 80 }), '/dashboard');
    await firstCard(page).getByRole('button', { name: 'Certificate URL' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(NAME);
    await page.getByRole('button', { name: 'Make certificate' }).click();
    await expectToast(page, 'Certificate URL copied!', 'Certificate URL copied to clipboard.');
    url = await copied(page);
    await page.goto(url);
    await expect(heading(page, NAME)).toBeVisible();
  });

  test('is named after the learner', async ({ page }) => {
    await expect(page).toHaveTitle(TITLE);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveTitle('Langflow Learning');
    await page.goBack();
    await expect(page).toHaveTitle(TITLE);
    await page.goto('/certificate');
    await page.getByRole('textbox', { name: 'Certificate ID' }).fill('CERT-1-L1');
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page).toHaveTitle('Certificate Not Found | Langflow Learning');
    await page.getByRole('link', { name: 'Back to Overview' }).click();
    await expect(page).toHaveTitle('Langflow Learning');
    await expect(page.locator('head > title')).toHaveCount(1);
  });

  test('gives away its own address, however it was come to', async ({ page }) => {
    const printedId = new URL(url).pathname.replace(/L(\d)$/, '$1');
    await page.goto(`${printedId}?from=mail`);
    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expectToast(page, 'Certificate URL copied!', 'Certificate URL copied to clipboard.');
    expect(await copied(page)).toBe(url);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const text = (await pdfLines(await download)).join('');
    expect(text).toContain(url);
    expect(text).not.toContain('from=mail');
  });

  test('shows its address where the browser does not let it be copied', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    });
    await page.reload();
    await page.getByRole('button', { name: 'Copy link' }).click();
    const alert = page.getByRole('alertdialog', { name: 'The address of your certificate' });
    await expect(alert.getByRole('textbox', { name: 'Certificate URL' })).toHaveValue(url);
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  });

  test('adds itself to a LinkedIn profile, by a link and by hand', async ({ page }) => {
    const link = page.getByRole('link', { name: 'Add to LinkedIn profile' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
    const issuedOn = await page.getByRole('definition').nth(2).textContent();
    const issued = new Date(`${issuedOn} UTC`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: 'Langflow Learning - Level 1',
      organizationName: 'Learning Platform',
      issueYear: `${issued.getUTCFullYear()}`,
      issueMonth: `${issued.getUTCMonth() + 1}`,
      certUrl: url,
      certId: url.split('/').at(-1),
    });

    await page.getByText('LinkedIn left its form empty?').click();
    for (const [field, value] of [
      ['Issuing organization', 'Learning Platform'],
      ['Credential URL', url],
    ] as const) {
      /* oxlint-disable no-await-in-loop -- one field after the other */
      await page.getByRole('button', { name: `Copy: ${field}` }).click();
      await expect.poll(() => copied(page)).toBe(value);
      /* oxlint-enable no-await-in-loop */
    }
  });

  test('is accessible with all that it offers, in light and dark, on a phone and on a desk', async ({
    page,
  }) => {
    await page.getByText('LinkedIn left its form empty?').click();
    await expectAccessible(page);
  });

  test('prints as one page with nothing but the certificate, whatever the theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expectToast(page, 'Certificate URL copied!', 'Certificate URL copied to clipboard.');
    const { pages, lines } = await printed(page);
    expect(pages).toEqual([{ width: expect.closeTo(842, 0), height: expect.closeTo(595, 0) }]);
    expect(lines.slice(0, 5)).toEqual([
      'Congratulations to',
      NAME,
      'On successfully completing',
      'Langflow Learning - Level 1',
      'Final Score: 80%',
    ]);
    expect(lines.slice(5).join(' ')).toMatch(
      new RegExp(`^\\w+ \\d+, \\d{4} CERT-\\d+-L1 Issued by Learning Platform ${url}$`),
    );

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await paintedBackground(page.getByRole('article'))).toBe('#ffffff');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });

  test('asks the browser to print', async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  });

  test('lets a visitor copy and print it, but add nothing to a profile', async ({ anotherBrowser }) => {
    const visitor = await anotherBrowser();
    await visitor.goto(url);
    await expect(visitor.getByRole('link', { name: 'Start the journey' })).toBeVisible();
    const buttons = visitor.getByRole('main').getByRole('button');
    await expect(buttons).toHaveText(['Download PDF', 'Copy link', 'Print']);
    await expect(visitor.getByText('LinkedIn')).toHaveCount(0);
  });
});

test('a lesson prints black on white, without what only a screen can use', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/level-1/task-1');
  await expect(heading(page, 'Environment Setup')).toBeVisible();
  const { pages, lines } = await printed(page);
  const text = lines.join('\n');
  expect(pages.length).toBeGreaterThan(1);
  expect(text).toContain('Step-by-step guide');
  expect(text).toContain('(https://');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- there is one page to look at
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(heading(page, 'Environment Setup')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
