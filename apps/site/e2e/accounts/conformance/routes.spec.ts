import { levels } from '../../support/course.js';
import { heading } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { openAs, register } from '../support/learner.js';

// Every address is opened, with everything open, by head.spec.ts; the other pages for everybody are looked at in
// landing.spec.ts and other-screens.spec.ts; that each page of a level stands behind its guard is held by site-routes.test.ts.

test('a visitor reads level 1 and what is for everybody; levels, tasks and quizzes from level 2 on are guarded', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/level-1', levels[0].title],
    ['/level-1/quiz', 'Knowledge Test'],
    ['/privacy-policy', 'Privacy Policy'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  for (const path of ['/level-2', '/level-3/task-1', '/level-4/quiz']) {
    await page.goto(path);
    await expect(page).toHaveURL('/locked');
  }
});

test('levels, tasks and quizzes open by what was passed', async ({ page, request }) => {
  await openAs(page, await register(request, { tasks: [1], score: 80 }), '/dashboard');
  for (const path of ['/level-2', '/level-2/task-3', '/level-2/quiz']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/level-3/task-1');
  await expect(page).toHaveURL('/locked');
});
