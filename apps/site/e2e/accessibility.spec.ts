import { expectAccessible, expectFits } from './support/axe.js';
import { reach, states } from './support/states.js';
import { expect, test } from './support/test.js';

for (const state of states) {
  test.describe(state.name, () => {
    test.use({ kept: state.kept ?? {}, contextOptions: { reducedMotion: 'reduce' } });

    test('is accessible in both schemes and widths, and fits 320 px', async ({ page, troubles }) => {
      if (state.trouble) troubles.expect(state.trouble);
      await reach(page, state);
      await expectAccessible(page);
      await expectFits(page);
      await expect.soft(page).toHaveTitle(/Langflow Learning$/);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.soft(page.locator('h1')).toHaveCount(1);
      await expect.soft(page.locator('main')).toHaveCount(1);
    });
  });
}
