import { expect, test } from './support/test.js';

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('touch opens no tooltip, and the touched control works', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Next levels' }).tap();
    await page.clock.runFor(5000);
    await expect(page.locator('.levels-rail')).not.toHaveJSProperty('scrollLeft', 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
