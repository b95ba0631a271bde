import { levelsPassed } from './support/course.js';
import { expect, test } from './support/test.js';

const LESSON = '/level-1/task-1';
const bar = 'Steps of this lesson';

// That one that is loaded anew offers no way there: left-off.test.tsx.
test('a lesson that was left opens there, or offers to go on there', async ({ page, context }) => {
  await page.goto(LESSON);
  const nav = page.getByRole('navigation', { name: bar });
  await nav.getByRole('link', { name: /^Step 5: / }).click();
  await expect(nav).toContainText('Step 5 of');
  await page.close();

  const byAddress = await context.newPage();
  await byAddress.goto(`${LESSON}#step-2`);
  await expect(byAddress.locator('#step-2')).toBeInViewport();
  await byAddress.getByRole('link', { name: 'Go on there' }).click();
  await expect(byAddress.locator('#step-5')).toBeInViewport();
  await expect(byAddress.getByRole('navigation', { name: bar })).toContainText('Step 5 of');
  await byAddress.close();

  const later = await context.newPage();
  await later.goto(LESSON);
  const fifth = later.locator('#step-5');
  await expect(later.getByText('You left off at step 5.')).toBeVisible();
  await expect(fifth).toBeInViewport();
  await expect(fifth).toBeFocused();
  await later.getByRole('link', { name: 'From the start' }).click();
  await expect(later.locator('#step-1')).toBeInViewport();
});

test.describe('an address with a step of a long lesson', () => {
  test.use({ kept: levelsPassed(2), viewport: { width: 1920, height: 1080 } });

  test('opens at that step, which the bar says, whatever else is in sight', async ({ page }) => {
    for (const step of [3, 5, 7, 9]) {
      await page.goto('about:blank', { waitUntil: 'load' });
      await page.goto(`/level-3/task-2#step-${step}`);
      await expect(page.locator(`#step-${step}`)).toBeInViewport();
      await expect(page.getByRole('navigation', { name: bar })).toContainText(`Step ${step} of`);
      await expect(page.locator('[aria-current=step]')).toHaveAttribute('href', `#step-${step}`);
    }
  });
});

test('an address with the exercise of a lesson opens there, whatever was done above it', async ({
  page,
  context,
}) => {
  await page.goto('/level-1/task-5');
  for (const step of [1, 2, 3]) await page.locator(`#step-${step} > .ck-step-check > input`).check();
  await page.close();

  const later = await context.newPage();
  for (const place of ['exercise', 'check', 'step-6']) {
    await later.goto('about:blank');
    await later.goto(`/level-1/task-5#${place}`);
    await expect(later.locator('#step-1 details')).not.toHaveAttribute('open');
    await expect
      .poll(() => later.locator(`#${place}`).evaluate((part) => Math.round(part.getBoundingClientRect().top)))
      .toBeLessThan(300);
    await expect(later.locator(`#${place}`)).toBeInViewport();
  }
});
