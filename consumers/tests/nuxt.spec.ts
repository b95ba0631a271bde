import { expect, test } from '@playwright/test';

test('Vue hears what a learner does', async ({ page }) => {
  await page.goto('');
  for (const name of ['Yeast', 'Heat']) await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('list', { name: 'Events' })).toContainText('quiz-submitted');
});
