import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

const index = new URL('../../storybook-static/index.json', import.meta.url);
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Readonly<Record<string, Entry>> };

for (const { id, title } of Object.values(entries).filter(({ type }) => type === 'docs')) {
  test(`${title} opens at its top`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);

    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Stories come one after the other, and any of them may take the focus.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.docs-story .sb-loader')).toHaveCount(0);

    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('.sb-errordisplay:visible')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('the contents of a page are its own headings, not those of what it shows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/iframe.html?viewMode=docs&id=guide-getting-started--docs');
  const contents = page.getByRole('navigation').getByRole('link');
  await expect(contents.first()).toBeVisible();
  await expect(contents).toHaveText(['Around these pages']);
});
