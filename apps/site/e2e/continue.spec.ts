import { levelsPassed, tasksDone } from './support/course.js';
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

test.describe('with two levels passed', () => {
  test.use({ kept: { ...levelsPassed(2), ...tasksDone(3, [1]) } });

  test('the main button comes when it is known where it leads, and nothing moves', async ({ page }) => {
    let release = () => {};
    const seen = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'load' });
    const levels = page.getByRole('link', { name: 'See the levels' });
    const claims = page.locator('.hero-claims');
    const places = async () => [
      await page.locator('.hero-actions').boundingBox(),
      await claims.boundingBox(),
    ];
    await expect(claims).toBeVisible();
    await expect(page.getByRole('link', { name: /^Begin Level/ })).toHaveCount(0);
    const before = await places();
    release();
    await expect(page.getByRole('link', { name: 'Begin Level 3' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', continueLink)).toBeVisible();
    await expect(levels).toBeVisible();
    expect(await places()).toEqual(before);
  });
});
