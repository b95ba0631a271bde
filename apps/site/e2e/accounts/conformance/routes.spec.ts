import { levels } from '../../support/course.js';
import { heading } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { register, signIn } from '../support/account.js';

const levelOne = [
  ['/level-1', levels[0].title],
  ...levels[0].tasks.map((task, index) => [`/level-1/task-${index + 1}`, task] as const),
  ['/level-1/quiz', 'Knowledge Test'],
] as const;

const guarded = [2, 3, 4, 5].flatMap((level) => [
  `/level-${level}`,
  ...[1, 2, 3, 4, 5].map((task) => `/level-${level}/task-${task}`),
  `/level-${level}/quiz`,
]);

test('/ (overview home)', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, /^Learn Langflow/)).toBeVisible();
});

test('/level-1, /level-1/task-1 to /level-1/task-5, /level-1/quiz: no guard', async ({ page }) => {
  for (const [path, title] of levelOne) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    /* oxlint-enable no-await-in-loop */
  }
});

test('/level-2 to /level-5, their tasks and quizzes: guarded for a visitor', async ({ page }) => {
  for (const path of guarded) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await page.goto(path);
    await expect(page).toHaveURL('/locked');
    /* oxlint-enable no-await-in-loop */
  }
});

test('/level-2 to /level-5, their tasks and quizzes: open by what was passed', async ({ page, request }) => {
  await signIn(page, await register(request, { tasks: [1], score: 80 }), '/dashboard');
  const open = guarded.filter((path) => path.startsWith('/level-2'));
  for (const path of open) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    /* oxlint-enable no-await-in-loop */
  }
  for (const path of ['/level-3', '/level-4/task-1', '/level-5/quiz']) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await page.goto(path);
    await expect(page).toHaveURL('/locked');
    /* oxlint-enable no-await-in-loop */
  }
});

for (const [path, title] of [
  ['/extra-courses', 'Extra Courses'],
  ['/auth', 'Sign in'],
  ['/certificate/CERT-1-L1', 'Certificate Not Found'],
  ['/certificate', 'Certificates'],
  ['/locked', 'Access Locked'],
  ['/privacy-policy', 'Privacy Policy'],
] as const) {
  test(path, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('/dashboard', async ({ page, request }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?redirect=/dashboard');
  await signIn(page, await register(request), '/dashboard');
  await expect(heading(page, 'My Progress')).toBeVisible();
});

test('any other path', async ({ page, troubles }) => {
  troubles.expect(/404/);
  await page.goto('/level-6');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});
