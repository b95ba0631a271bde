import { expect, test } from './support/test.js';

test('the levels stand in one strip where the window is wide enough, with nothing cut, and else in rows', async ({
  page,
}) => {
  await page.goto('/');
  const levels = page.locator('.levels-grid > li');
  await expect(levels).toHaveCount(5);
  const rows = () =>
    levels.evaluateAll((all) => new Set(all.map((level) => level.getBoundingClientRect().top)).size);
  /** What is wider than the card that it stands in. */
  const cut = () =>
    levels.evaluateAll((all) =>
      all.flatMap((level) => {
        const { left, right } = level.getBoundingClientRect();
        return [...level.querySelectorAll('.ck-level-card *')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.width > 1 && (box.left < left || box.right > right);
          })
          .map(({ textContent }) => textContent);
      }),
    );
  for (const [width, expected] of [
    [1440, 1],
    [1280, 1],
    [1200, 1],
    [1080, 2],
    [390, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(rows, `${width} px wide`).toBe(expected);
    expect.soft(await cut(), `${width} px wide`).toEqual([]);
  }
});
