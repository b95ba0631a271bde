import { levels } from './support/course.js';
import { Keyboard } from './support/keyboard.js';
import { expectToast, heading, hold, toasts } from './support/page.js';
import { RIGHT, takeQuiz } from './support/quiz.js';
import { expect, test } from './support/test.js';

// Which levels are open at which score is held by level-state.test.ts, which pages are guarded by site-routes.test.ts.
test('a level too early leads to the locked page, told once; Back skips it', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, /Learn Langflow/)).toBeVisible();
  await page.goto('/level-5/quiz');
  await expect(page).toHaveURL('/locked');
  await expect(heading(page, 'Access Locked')).toBeVisible();
  await expectToast(page, 'Content locked', 'Complete the previous level to access this content.');
  await expect(toasts(page, 'Content locked')).toHaveCount(1);
  await expect(toasts(page, 'Content locked')).toHaveAttribute('data-tone', 'destructive');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the locked page names the test to pass and links to it', async ({ page }) => {
  // Whoever asks for a level far ahead is led to the one that can be passed now. What else it says: other-screens.spec.ts.
  for (const path of ['/locked', '/level-2/task-3', '/level-4/task-2']) {
    await page.goto(path);
    await expect(heading(page, 'Access Locked')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      `Go to Level 1: ${levels[0].title}`,
      'Take the test of Level 1',
      'Back to Overview',
      'Go to Dashboard',
    ]);
  }
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const filled = page.getByRole('main').locator('[data-variant="primary"]');
    await expect(filled).toHaveCount(1);
    await expect(filled).toBeInViewport({ ratio: 1 });
  }
  await expect(heading(page, 'Access Locked')).toBeFocused();
  await new Keyboard(page).follow(`Go to Level 1: ${levels[0].title}`);
  await expect(heading(page, levels[0].title)).toBeFocused();
});

test('who knows a level takes its test, and reaches the requested page', async ({ page }) => {
  await page.goto('/level-1');
  await expect(page.getByText('Know this already?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take the test' })).toHaveAttribute('href', '/level-1/quiz');
  await page.goto('/level-2/task-3#step-2');
  await expect(page.getByText('Level 2 opens when you pass Level 1.')).toBeVisible();
  await page.getByRole('link', { name: 'Take the test of Level 1' }).click();
  await takeQuiz(page, RIGHT);
  await page.getByRole('link', { name: 'Go to next level' }).click();
  await expect(page).toHaveURL('/level-2/task-3#step-2');
  await expect(heading(page, levels[1].tasks[2])).toBeVisible();

  // It was reached: from here on the next level begins at its start.
  await page.goto('/level-1/quiz');
  await expect(page.getByRole('link', { name: 'Go to next level' })).toHaveAttribute('href', '/level-2');
});

test('who leaves a test before its code has come has handed it in', async ({ page }) => {
  const letCodeCome = await hold(page, /\/assets\/quiz-engine\./);
  await page.goto('/level-1/quiz');
  await takeQuiz(page, RIGHT);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(heading(page, /Learn Langflow/)).toBeVisible();
  letCodeCome();
  await expectToast(page, 'Quiz completed!', 'You can proceed to the next level.');
  await page.goto('/level-2');
  await expect(heading(page, levels[1].title)).toBeVisible();
});
