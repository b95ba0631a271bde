import { expectFits } from './support/axe.js';
import { CERTIFICATE_ID, certificateKept, levelsPassed } from './support/course.js';
import { heading } from './support/page.js';
import { expect, test } from './support/test.js';

const PATHS = [
  '/',
  '/level-1',
  '/level-1/task-1',
  '/level-2/quiz',
  '/level-3/task-1',
  '/dashboard',
  '/certificate',
  `/certificate/${CERTIFICATE_ID}`,
  '/extra-courses',
  '/auth',
];

test.use({ kept: { ...levelsPassed(1), ...certificateKept }, viewport: { width: 320, height: 640 } });

test('with the browser’s text at twice its size a phone of 320 px cuts nothing off', async ({ page }) => {
  // As its settings do, by which media queries go as well.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, /./)).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await expectFits(page);
      const cut = await page
        .locator('a, button, label, summary')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .filter((one) => Math.round(one.getBoundingClientRect().right) > 320)
            .filter((one) => {
              let around: Element | null = one;
              while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX))
                around = around.parentElement;
              return around === null;
            })
            .map((one) => one.textContent),
        );
      expect.soft(cut, path).toEqual([]);
    });

  await page.goto('/level-1/task-1');
  const bar = page.locator('.ck-lesson-bar');
  await expect(bar).toContainText('Step');
  expect((await bar.boundingBox())?.height, 'the bar leaves room for the lesson').toBeLessThan(260);
});
