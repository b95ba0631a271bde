import { levels } from './support/course.js';
import { expect, test } from './support/test.js';

test('links of the landing page scroll, and every level is in sight as a whole', async ({ page }) => {
  await page.goto('/#get-started');
  await expect(page.getByRole('heading', { name: 'Get started with Langflow' })).toBeInViewport();
  await page.goto('/');
  await page.getByRole('link', { name: 'See the levels' }).click();
  await expect(page).toHaveURL('/#levels');
  await expect(page.getByRole('heading', { name: levels[1].title, level: 3 })).toBeInViewport();

  const cards = page.locator('#levels').getByRole('article');
  const band = page.locator('#levels');
  for (const [width, rows] of [
    [390, [1, 1, 1, 1, 1]],
    [768, [2, 2, 1]],
    [1280, [5]],
    [1440, [5]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    const tops = [...new Set(boxes.map(({ top }) => top))];
    expect(tops.map((top) => boxes.filter((box) => box.top === top).length)).toEqual(rows);
    const right = (await band.evaluate((part) => part.getBoundingClientRect().right)) + 1;
    for (const box of boxes) {
      expect(box.left).toBeGreaterThan(0);
      expect(box.right).toBeLessThan(right);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('a certificate that is looked up with two presses is one step in the history', async ({ page }) => {
  await page.goto('/certificate');
  const field = page.getByRole('textbox', { name: 'Certificate ID' });
  await field.fill('CERT-1763683200000-L1');
  const before = await page.evaluate(() => history.length);
  await field.evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit();
    input.form?.requestSubmit();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Certificate Not Found' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('the privacy policy has its date, the least age and its fourteen sections', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('August 11, 2025')).toBeVisible();
  await expect(page.getByText(/under (the age of )?13/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(14);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /privacy|data/i);
});
