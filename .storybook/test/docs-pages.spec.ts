import { readFileSync } from 'node:fs';
import { expect, test, type Frame } from '@playwright/test';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

/** What Storybook knows of the stories that it renders into a page, or into a frame of one. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyRenders: readonly { readonly phase?: string }[];
    readonly currentRender?: { readonly phase?: string };
  };
}

const index = new URL('../../storybook-static/index.json', import.meta.url);
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Readonly<Record<string, Entry>> };

for (const { id, title } of Object.values(entries).filter(({ type }) => type === 'docs')) {
  test(`${title} opens at its top`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);

    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Any story may take the focus, when it appears or when it is played.
    await expect
      .poll(async () => (await Promise.all(page.frames().map(unfinishedStories))).flat(), { timeout: 60_000 })
      .toEqual([]);

    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('.sb-errordisplay:visible')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

/** Where stories of a frame are that are still on their way. Frames further down wait until they are scrolled to. */
async function unfinishedStories(frame: Frame): Promise<string[]> {
  if (!frame.url().includes('viewMode=')) return [];
  return frame.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow;
    if (!preview) return ['no Storybook yet'];
    const renders = [...preview.storyRenders, ...(preview.currentRender ? [preview.currentRender] : [])];
    const phases = renders.map(({ phase = 'completed' }) => phase);
    return phases.filter((phase) => !['completed', 'finished', 'aborted'].includes(phase));
  });
}

test('the table of contents lists the page’s own headings, not those of its stories', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/iframe.html?viewMode=docs&id=guide-getting-started--docs');
  const contents = page.getByRole('navigation').getByRole('link');
  await expect(contents.first()).toBeVisible();
  await expect(contents).toHaveText(['Around these pages']);
});
