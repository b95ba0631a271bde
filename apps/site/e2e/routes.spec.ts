import { certificateKept, levels, levelsPassed } from './support/course.js';
import { heading } from './support/page.js';
import { expect, test } from './support/test.js';

const NAME = 'Langflow Learning';

test.describe('a learner who has passed every level', () => {
  test.use({ kept: { ...levelsPassed(5), ...certificateKept } });

  test('finds the certificates on the landing page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View Certificate' }).click();
    await expect(page).toHaveURL('/certificate');
  });
});

test('an unknown address shows the not-found page, is logged, and links to the landing page', async ({
  page,
  troubles,
}) => {
  // Other such addresses are in bad-input.spec.ts.
  troubles.expect(/404.*\/nowhere$/);
  await page.goto('/nowhere');
  await expect(heading(page, /Oops! Page not found$/)).toBeVisible();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`Page not found | ${NAME}`);
  await expect(page).toHaveURL('/nowhere');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a page reached by links is shown again after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin Level 1' }).click();
  await page.getByRole('link', { name: /^Component Understanding/ }).click();
  await expect(page).toHaveURL('/level-1/task-3');
  await page.reload();
  await expect(heading(page, levels[0].tasks[2])).toBeVisible();
});

test('a new page opens at its top; Back and Forward restore the scroll position', async ({ page }) => {
  const position = () => page.evaluate(() => window.scrollY);
  await page.goto('/level-1/task-1');
  await page.getByRole('link', { name: 'Next Task' }).scrollIntoViewIfNeeded();
  await expect.poll(position).toBeGreaterThan(500);
  const left = await position();
  await page.getByRole('link', { name: 'Next Task' }).click();
  await expect(heading(page, levels[0].tasks[1])).toBeVisible();
  await expect.poll(position).toBe(0);

  await page.getByText('Watch out').last().scrollIntoViewIfNeeded();
  await expect.poll(position).toBeGreaterThan(300);
  const leftSecond = await position();
  await page.goBack();
  await expect(heading(page, levels[0].tasks[0])).toBeVisible();
  await expect.poll(position).toBe(left);
  await page.goForward();
  await expect(heading(page, levels[0].tasks[1])).toBeVisible();
  await expect.poll(position).toBe(leftSecond);
});

test('a link to a section of the landing page scrolls to it', async ({ page }) => {
  await page.goto('/#get-started');
  await expect(page.getByRole('heading', { name: 'Get started with Langflow' })).toBeInViewport();
  await page.goto('/');
  await page.getByRole('link', { name: 'See the levels' }).click();
  await expect(page).toHaveURL('/#levels');
  await expect(page.getByRole('heading', { name: 'The levels' })).toBeInViewport();
});

test('the carousel scrolls through the levels', async ({ page }) => {
  await page.goto('/');
  const last = page.getByRole('heading', { name: 'Langflow Engineer', level: 3 });
  await expect(last).not.toBeInViewport();
  await page.getByRole('button', { name: 'Next levels' }).click();
  await page.getByRole('button', { name: 'Next levels' }).click();
  await expect(last).toBeInViewport();
  await page.getByRole('button', { name: 'Previous levels' }).click();
  await page.getByRole('button', { name: 'Previous levels' }).click();
  await expect(page.getByRole('heading', { name: levels[0].title, level: 3 })).toBeInViewport();
});

test('the sign-in page says that no account is needed and links to the requested page', async ({ page }) => {
  await page.goto('/auth?redirect=/level-1/task-2');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL('/level-1/task-2');
  await page.goto('/auth?redirect=//elsewhere.example');
  await expect(page.getByRole('link', { name: 'Begin Level 1' })).toHaveAttribute('href', '/level-1');
});

test('the privacy policy has its date, the least age, its fourteen sections, a description and a canonical link', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('August 11, 2025')).toBeVisible();
  await expect(page.getByText(/under (the age of )?13/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(14);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/privacy-policy$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /privacy|data/i);
});

test('a page with an error says so, and offers a reload and the landing page', async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const code = /privacy-policy-route.*\.js/;
  await page.goto('/');
  await page.route(code, (route) => route.abort());
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');

  await page.unroute(code);
  await page.getByRole('button', { name: 'Reload this page' }).click();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
});

test('the link from a page with an error to the landing page works', async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route(/tasks-1[.-].*\.js/, (route) => route.abort());
  await page.goto('/level-1/task-1');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(heading(page, /^Learn Langflow/)).toBeVisible();
});
