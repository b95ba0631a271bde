import { levels, quizPassed } from './support/course.js';
import { expectToast, heading, toasts } from './support/page.js';
import { expect, test } from './support/test.js';

for (const path of ['/level-2', '/level-2/task-1', '/level-2/quiz', '/level-5/quiz']) {
  test(`going to ${path} too early leads to the locked page, told once, and Back leads past it`, async ({
    page,
  }) => {
    await page.goto('/');
    await expect(heading(page, /Learn Langflow/)).toBeVisible();
    await page.goto(path);
    await expect(page).toHaveURL('/locked');
    await expect(heading(page, 'Access Locked')).toBeVisible();
    await expectToast(page, 'Content locked', 'Complete the previous level to access this content.');
    await expect(toasts(page, 'Content locked')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
}

test('the locked page names what to do and leads there', async ({ page }) => {
  await page.goto('/level-2/task-3');
  await expect(
    page.getByText("It looks like you're trying to access a course that hasn't been unlocked yet."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Overview' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await page.getByRole('link', { name: `Go to Level 1: ${levels[0].title}` }).click();
  await expect(heading(page, levels[0].title)).toBeVisible();
});

test('the locked page leads on when it is opened directly, too', async ({ page }) => {
  await page.goto('/locked');
  await expect(heading(page, 'Access Locked')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    `Go to Level 1: ${levels[0].title}`,
    'Back to Overview',
    'Go to Dashboard',
  ]);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a level far ahead leads to the one that can be passed now', async ({ page }) => {
  await page.goto('/level-4/task-2');
  await expect(page.getByRole('link', { name: `Go to Level 1: ${levels[0].title}` })).toBeVisible();
});

test.describe('with a score below the pass mark', () => {
  test.use({ kept: quizPassed(1, 69) });

  test('level 2 stays locked', async ({ page }) => {
    await page.goto('/level-2');
    await expect(page).toHaveURL('/locked');
  });
});

test.describe('with the first level passed at the pass mark', () => {
  test.use({ kept: quizPassed(1, 70) });

  test('level 2 is open and level 3 is not', async ({ page }) => {
    await page.goto('/level-2/task-1');
    await expect(heading(page, levels[1].tasks[0])).toBeVisible();
    await page.goto('/level-3');
    await expect(page).toHaveURL('/locked');
    await expect(page.getByRole('link', { name: `Go to Level 2: ${levels[1].title}` })).toBeVisible();
  });
});

test.describe('with a pass of the second level but not of the first', () => {
  test.use({ kept: quizPassed(2) });

  test('the second level stays locked', async ({ page }) => {
    await page.goto('/level-2');
    await expect(page).toHaveURL('/locked');
  });
});
