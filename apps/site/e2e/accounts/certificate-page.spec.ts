import type { APIRequestContext, Page } from '@playwright/test';
import { type PdfContent, readPdf } from '../../../../scripts/read-pdf.ts';
import { expectAccessible } from '../support/axe.js';
import { levels } from '../support/course.js';
import { expectToast, heading } from '../support/page.js';
import { paintedBackground } from '../support/painted-color.js';
import { pdfLines } from '../support/pdf.js';
import { expect, test } from '../support/test.js';
import { openAs, register, store } from './support/learner.js';

const NAME = 'Ada Lovelace';
const TITLE = `${NAME}: Langflow Learning - Level 1 | Langflow Learning`;

/** What the printer gets, once the browser's own dialog is confirmed. */
const printed = async (page: Page): Promise<PdfContent> =>
  readPdf(await page.pdf({ preferCSSPageSize: true }));

/** Shows the page of a certificate to the one it is for. */
async function openCertificate(page: Page, request: APIRequestContext): Promise<string> {
  const learner = await register(request, { tasks: [1], score: 80 });
  const id = `CERT-${Date.now()}-L1`;
  await store(request, learner, 'certificates', {
    id,
    user_name: NAME,
    level: 1,
    course_name: 'Langflow Learning',
    score: 80,
    completion_date: 'November 21, 2026',
    issued_by: 'Learning Platform',
  });
  await openAs(page, learner, `/certificate/${id}`);
  await expect(heading(page, NAME)).toBeVisible();
  return page.url();
}

test.describe('the page of a certificate', () => {
  test("has the learner's name in its title", async ({ page, request }) => {
    await openCertificate(page, request);
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

  test('shares its public address, whatever address it was opened at, and offers LinkedIn only to its learner', async ({
    page,
    request,
    context,
    anotherBrowser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const url = await openCertificate(page, request);
    const printedId = new URL(url).pathname.replace(/L(\d)$/, '$1');
    await page.goto(`${printedId}?from=mail`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expectToast(page, 'Certificate URL copied!', 'Certificate URL copied to clipboard.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const text = (await pdfLines(await download)).join('');
    expect(text).toContain(url);
    expect(text).not.toContain('from=mail');

    const profile = page.getByRole('link', { name: 'Add to LinkedIn profile' });
    const address = new URL((await profile.getAttribute('href')) ?? '');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      name: 'Langflow Learning - Level 1',
      organizationName: 'Learning Platform',
      certUrl: url,
      certId: url.split('/').at(-1),
    });

    const visitor = await anotherBrowser();
    await visitor.goto(url);
    await expect(visitor.getByRole('link', { name: 'Start the journey' })).toBeVisible();
    const buttons = visitor.getByRole('main').getByRole('button');
    await expect(buttons).toHaveText(['Download PDF', 'Copy link', 'Print', 'PNG', 'SVG', 'JSON']);
    await expect(visitor.getByText('LinkedIn')).toHaveCount(0);
  });

  test('is accessible with everything that it offers, in light and dark, on a phone and on a desktop', async ({
    page,
    request,
  }) => {
    await openCertificate(page, request);
    await page.getByText('LinkedIn left its form empty?').click();
    await expectAccessible(page);
  });

  test('prints as one page with only the certificate, in any theme', async ({ page, request }) => {
    const url = await openCertificate(page, request);
    await page.emulateMedia({ colorScheme: 'dark' });
    const { pages, lines } = await printed(page);
    expect(pages).toEqual([{ width: expect.closeTo(842, 0), height: expect.closeTo(595, 0) }]);
    expect(lines.slice(0, 7)).toEqual([
      'CERTIFICATE OF COMPLETION',
      'Congratulations to',
      NAME,
      'On successfully completing',
      'Langflow Learning - Level 1',
      levels[0].title,
      'Final Score: 80%',
    ]);
    expect(lines.slice(7).join(' ')).toMatch(
      new RegExp(`^\\w+ \\d+, \\d{4} Issued by Learning Platform CERT-\\d+-L1 ${url}$`),
    );

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await paintedBackground(page.getByRole('article'))).toBe('#ffffff');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
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
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(heading(page, 'Environment Setup')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
