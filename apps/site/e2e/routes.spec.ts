import { levels } from './support/course.js';
import { expect, test } from './support/test.js';

test('links and the carousel of the landing page scroll', async ({ page }) => {
  const levelCard = (name: string) => page.getByRole('heading', { name, level: 3 });
  await page.goto('/#get-started');
  await expect(page.getByRole('heading', { name: 'Get started with Langflow' })).toBeInViewport();
  await page.goto('/');
  await page.getByRole('link', { name: 'See the levels' }).click();
  await expect(page).toHaveURL('/#levels');
  await expect(levelCard(levels[1].title)).toBeInViewport();

  await expect(levelCard(levels[4].title)).not.toBeInViewport();
  await page.getByRole('button', { name: 'Next levels' }).click();
  await page.getByRole('button', { name: 'Next levels' }).click();
  await expect(levelCard(levels[4].title)).toBeInViewport();
  await page.getByRole('button', { name: 'Previous levels' }).click();
  await page.getByRole('button', { name: 'Previous levels' }).click();
  await expect(levelCard(levels[0].title)).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two presses move the carousel by two levels, and open no tooltip', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const next = page.getByRole('button', { name: 'Next levels' });
    await next.tap();
    await next.tap();
    await page.clock.runFor(5000);
    const third = page.getByRole('heading', { name: levels[2].title, level: 3 });
    await expect.poll(async () => Math.abs((await third.boundingBox())?.x ?? Infinity)).toBeLessThan(150);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test('the privacy policy has its date, the least age and its fourteen sections', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('August 11, 2025')).toBeVisible();
  await expect(page.getByText(/under (the age of )?13/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(14);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /privacy|data/i);
});
