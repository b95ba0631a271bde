import { levelsPassed } from './support/course.js';
import { expect, test } from './support/test.js';

// The largest flows, and one of a single row.
const LESSONS = [
  '/level-2/task-3',
  '/level-3/task-1',
  '/level-4/task-5',
  '/level-5/task-1',
  '/level-1/task-4',
];

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 780 },
])
  test.describe(`on a phone of ${size.width} px`, () => {
    test.use({ viewport: size, hasTouch: true, kept: levelsPassed(4) });

    test('the opened flow of a lesson is whole, in letters of at least 11 px, and leaves room for its step', async ({
      page,
    }) => {
      for (const path of LESSONS) {
        await page.goto(path);
        const canvas = page.locator('.ck-guide-canvas');
        await canvas.locator('summary').first().click();
        const frame = canvas.locator('.ck-flow-frame[data-fitted]');
        await expect(frame).toBeVisible();
        const drawn = await frame.evaluate((element) => {
          const picture = element.querySelector<SVGSVGElement>('.ck-flow-picture');
          const scale = picture?.getScreenCTM()?.a ?? 0;
          const sizes = [...(picture?.querySelectorAll('text') ?? [])].map(
            (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
          );
          return {
            letters: Math.min(...sizes),
            cut: element.scrollWidth - element.clientWidth + element.scrollHeight - element.clientHeight,
            height: picture?.getBoundingClientRect().height ?? 0,
          };
        });
        expect(drawn.letters, path).toBeGreaterThanOrEqual(11);
        expect(drawn.cut, path).toBe(0);
        expect(drawn.height, path).toBeLessThanOrEqual(0.36 * size.height + 1);
        const { height = 0 } = (await canvas.boundingBox()) ?? {};
        expect(height, path).toBeLessThan(0.6 * size.height);
      }
    });
  });
