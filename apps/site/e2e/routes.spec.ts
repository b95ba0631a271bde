import { levels } from './support/course.js';
import { breakPrivacyPolicy, heading } from './support/page.js';
import { expect, test } from './support/test.js';

test('a link to a section of the landing page scrolls to it, and the carousel through the levels', async ({
  page,
}) => {
  await page.goto('/#get-started');
  await expect(page.getByRole('heading', { name: 'Get started with Langflow' })).toBeInViewport();
  await page.goto('/');
  await page.getByRole('link', { name: 'See the levels' }).click();
  await expect(page).toHaveURL('/#levels');
  await expect(page.getByRole('heading', { name: levels[1].title, level: 3 })).toBeInViewport();

  const last = page.getByRole('heading', { name: 'Langflow Engineer', level: 3 });
  await expect(last).not.toBeInViewport();
  await page.getByRole('button', { name: 'Next levels' }).click();
  await page.getByRole('button', { name: 'Next levels' }).click();
  await expect(last).toBeInViewport();
  await page.getByRole('button', { name: 'Previous levels' }).click();
  await page.getByRole('button', { name: 'Previous levels' }).click();
  await expect(page.getByRole('heading', { name: levels[0].title, level: 3 })).toBeInViewport();
});

test('on a phone, two presses in a row move the carousel by two levels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const third = page.getByRole('heading', { name: levels[2].title, level: 3 });
  await page.getByRole('button', { name: 'Next levels' }).dblclick();
  await expect.poll(async () => Math.abs((await third.boundingBox())?.x ?? Infinity)).toBeLessThan(150);
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
  troubles.expect(/broken/);
  await page.goto('/');
  await breakPrivacyPolicy(page);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload this page' }).click();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
});
