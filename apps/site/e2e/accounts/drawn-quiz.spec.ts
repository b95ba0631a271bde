import { heading, hold } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { newAccount, signUp } from './support/account.js';

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size });

    test('the title of a test stays where it is while its questions are chosen', async ({ page }) => {
      await signUp(page, newAccount());
      const choose = await hold(page, /rpc\/draw_quiz/);
      await page.goto('/level-1/quiz', { waitUntil: 'load' });
      await expect(page.getByText('Choosing your questions…')).toBeVisible();
      const title = heading(page, 'Knowledge Test');
      const before = await title.boundingBox();
      choose();
      await expect(page.getByRole('radio').first()).toBeVisible();
      expect(await title.boundingBox()).toEqual(before);
    });
  });
