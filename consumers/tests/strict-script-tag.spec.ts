import { expect, test } from '@playwright/test';
import { layoutShift } from './layout-shift';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`elements come without moving the page, ${viewport.width} px on slow 4G`, async ({ page }) => {
    await page.setViewportSize(viewport);
    expect(await layoutShift(page, '')).toBeLessThanOrEqual(0.02);
  });
}
