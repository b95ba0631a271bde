import { expect, test } from './support/test.js';

const continueLink = { name: /^Continue with/ };

test('the landing page names the task and the step at which the learner left off, and links to it', async ({
  page,
}) => {
  await page.goto('/level-1/task-1#step-4');
  await expect(page.getByText('Step 4 of')).toBeVisible();
  await page.goto('/');

  const link = page.getByRole('main').getByRole('link', continueLink);
  await expect(link).toHaveText('Continue with Level 1, task 1, step 4');
  await link.click();
  await expect(page).toHaveURL('/level-1/task-1#step-4');
});

test('a learner who has not begun is offered to begin, and nothing to continue', async ({ page }) => {
  const fetched = page.waitForResponse(/task-to-continue/);
  await page.goto('/');
  await fetched;

  await expect(page.getByRole('link', { name: 'Begin Level 1' })).toBeVisible();
  await expect(page.getByRole('link', continueLink)).toHaveCount(0);
});
