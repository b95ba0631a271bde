import { goOffline } from './support/page.js';
import { expect, test } from './support/test.js';

test('a flow that a lesson hands out is saved by its own name', async ({ page }) => {
  await page.goto('/level-1/task-3');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'The finished flow' }).click();
  expect((await download).suggestedFilename()).toBe('level1-task3.json');
});

test('a picture that was lost takes no more room, and is fetched once the network is back', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/level-1/task-2');
  await goOffline(page);
  const picture = page
    .getByRole('main')
    .getByRole('figure')
    .getByRole('img')
    .filter({ visible: true })
    .last();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveJSProperty('naturalWidth', 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await context.setOffline(false);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});
