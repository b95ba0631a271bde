import type { Page } from '@playwright/test';
import { chooseLanguage, openWithKeptPlace, scrollToPart } from './support/page.js';
import { expect, test } from './support/test.js';

/** Opens a page in a browser that keeps no place by itself, such as Safari. */
async function open(page: Page, address: string): Promise<void> {
  await openWithKeptPlace(page, address);
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
  });
}

/** How far below the window's top a part begins, in pixels. */
const topOf = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => element.getBoundingClientRect().top);

/** Waits until a part is where it was, but for what a browser rounds. */
const expectAt = (page: Page, part: string, top: number) =>
  expect.poll(async () => Math.abs((await topOf(page, part)) - top), part).toBeLessThanOrEqual(1);

/** Parts of the landing page, as far as each can be scrolled to the window's top. */
const PARTS = ['#overview h2', '#levels h2', '.levels-grid > li:nth-child(3)'];

for (const width of [320, 390, 768, 1280])
  test(`what is read on the landing page stays where it is in another language, ${width} pixels wide`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const other = await context.newPage();
    await other.goto('/extra-courses');
    for (const [index, part] of PARTS.entries()) {
      await page.bringToFront();
      await scrollToPart(page, part, 20);
      const before = await topOf(page, part);
      const [language, label] = index % 2 === 0 ? ['Deutsch', 'Language'] : ['English', 'Sprache'];
      await other.bringToFront();
      await chooseLanguage(other, language, label);
      await page.bringToFront();
      await expect(page.locator('html')).toHaveAttribute('lang', index % 2 === 0 ? 'de' : 'en');
      await expectAt(page, part, before);
    }
  });

test('so does a step of a lesson, whose words are others as well', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/level-1/task-1');
  const other = await context.newPage();
  await other.goto('/extra-courses');
  await page.bringToFront();
  await scrollToPart(page, '#step-5');
  const before = await topOf(page, '#step-5');
  await other.bringToFront();
  await chooseLanguage(other, 'Deutsch');
  await page.bringToFront();
  await expect(page.locator('#step-5')).toContainText('Starte Langflow und öffne es');
  await expectAt(page, '#step-5', before);
});
