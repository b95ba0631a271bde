import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import axe from 'axe-core';

/** Ignored by git. */
const PICTURES = fileURLToPath(new URL('../../test-results/consumers', import.meta.url));

/** By path, what shows that the page is there. */
const PAGES = { quiz: 'What makes dough rise?', lesson: 'Take the order' };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, text] of Object.entries(PAGES)) {
    test(`in the template of create-next-app a ${name} can be read where the system is ${colorScheme}`, async ({
      page,
    }, { project }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(name === 'quiz' ? '' : `/${name}`);
      await expect(page.getByText(text).last()).toBeVisible();
      const path = `${PICTURES}/${project.name}-${name}-system-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
      await page.evaluate(axe.source);
      const unreadable = await page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('.ck-root', {
          runOnly: ['color-contrast'],
        });
        return violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary));
      });
      expect(unreadable).toEqual([]);
    });
  }
}
