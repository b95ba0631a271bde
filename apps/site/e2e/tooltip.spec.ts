import { expect, test } from './support/test.js';

test('a pointer opens a tooltip after 700 ms, and the next at once up to 300 ms after', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tooltip = page.getByRole('tooltip');
  const leave = async () => {
    await page.getByRole('heading', { name: 'The levels' }).hover();
    await expect(tooltip).toHaveCount(0);
  };
  await page.clock.install();
  await page.goto('/');
  // The first one also fetches what shows them.
  await button('Next levels').hover();
  await expect(tooltip).toHaveText('Next levels');
  await page.clock.pauseAt(Date.now() + 60_000);
  await leave();
  await page.clock.runFor(1000);

  await button('Previous levels').hover();
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Previous levels');

  await leave();
  await page.clock.runFor(300);
  await button('Next levels').hover();
  await expect(tooltip).toHaveText('Next levels');

  await leave();
  await page.clock.runFor(301);
  await button('Previous levels').hover();
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Previous levels');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a finger opens none, and what it touches does its work', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Next levels' }).tap();
    await page.clock.runFor(5000);
    await expect(page.locator('.levels-rail')).not.toHaveJSProperty('scrollLeft', 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
