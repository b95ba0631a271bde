import { readPdf } from '../../../../scripts/read-pdf.ts';
import { expectTexts, expectToast, heading, hold } from '../support/page.js';
import { pdfLines } from '../support/pdf.js';
import { expect, test } from '../support/test.js';
import { openAs, register } from './support/learner.js';
import { firstCard, makeCertificate } from './support/learning.js';

const NAME = 'Ada Lovelace';
const done = { tasks: [1], score: 80 };

// What else the page offers is held by certificate-actions.test.tsx, what a badge is by signed-certificate.spec.ts.
test('a certificate has one address, printed and copied, at which everybody can look it up', async ({
  page,
  baseURL,
  context,
  request,
  anotherBrowser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await openAs(page, await register(request, done), '/dashboard');
  const download = page.waitForEvent('download');
  await makeCertificate(page, 'Download PDF');
  const lines = await pdfLines(await download);
  await expectToast(page, 'Certificate downloaded!', 'Your certificate was generated successfully.');
  const time = /^Certificate ID: CERT-(\d+)-1$/m.exec(lines.join('\n'))?.[1];
  const url = `${baseURL}/certificate/CERT-${time}-L1`;
  expect(lines.join('')).toContain(url);
  await firstCard(page).getByRole('button', { name: 'Certificate URL' }).click();
  await expectToast(page, 'Certificate URL copied!', 'Certificate URL copied to clipboard.');
  expect(await copied()).toBe(url);

  await page.goto('/certificate');
  await page.getByRole('link', { name: 'View certificate Level 1: Langflow Fundamentals' }).click();
  await expect(page).toHaveURL(url);
  await expect(heading(page, NAME)).toBeVisible();
  await expect(page.getByText('Feeling inspired?')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add to LinkedIn profile' })).toBeVisible();
  await page.goto(`/certificate/CERT-${time}-1?from=mail`);
  await page.evaluate(() => navigator.clipboard.writeText('something else'));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(copied).toBe(url);

  const visitor = await anotherBrowser();
  const letItBeFound = await hold(visitor, /\/rest\/v1\/.*certificate/);
  await visitor.goto(url);
  await expect(visitor.getByRole('status', { name: 'Loading certificate' })).toBeVisible();
  await expect(visitor.getByText('Feeling inspired?'), 'what would be moved is not shown yet').toHaveCount(0);
  await expect(visitor.getByRole('contentinfo')).toHaveCount(0);
  letItBeFound();
  await expect(visitor).toHaveTitle(`${NAME}: Langflow Learning - Level 1 | Langflow Learning`);
  const paper = ['Congratulations to', NAME, 'On successfully completing', 'Langflow Learning - Level 1'];
  await expectTexts(visitor.getByRole('article'), [
    ...paper,
    'Final Score: 80%',
    'Issued by Learning Platform',
  ]);
  const terms = ['Student', 'School', 'Issued', 'Course', 'Certificate ID', 'Final Score'];
  // The badge is verified once the certificate is shown, and its terms follow.
  const badge = [
    'Learner',
    'Achievement',
    'Score',
    'Attempt',
    'Criteria',
    'Issued by',
    'Issued on',
    'Signed by',
  ];
  await expect(visitor.getByRole('term')).toHaveText([...terms, ...badge]);
  const words = 'Feeling inspired? Start your learning journey and earn your own certificate.';
  await expect(visitor.getByText(words)).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toBeVisible();
  await expect(visitor.getByText('Self-recorded, not verified')).toHaveCount(0);
  const buttons = visitor.getByRole('main').getByRole('button');
  await expect(buttons).toHaveText(['Download PDF', 'Copy link', 'Print', 'PNG', 'SVG', 'JSON']);
  await expect(visitor.getByText('LinkedIn')).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Start the journey' }).click();
  await expect(visitor).toHaveURL('/auth?mode=signup');
  await expect(heading(visitor, 'Create your account')).toBeVisible();
});

// That a certificate is printed alone: certificate-actions.test.tsx.
test('a lesson prints black on white, without what only a screen can use', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/level-1/task-1');
  await expect(heading(page, 'Environment Setup')).toBeVisible();
  const { pages, lines } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(1);
  expect(lines.join('\n')).toContain('Step-by-step guide');
  expect(lines.join('\n')).toContain('(https://');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(heading(page, 'Environment Setup')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
