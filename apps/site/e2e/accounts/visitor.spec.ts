import { levels } from '../support/course.js';
import { heading, hold, SCRIPTS, untilNothingIsFetched } from '../support/page.js';
import { RIGHT, takeQuiz } from '../support/quiz.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';
import { newAccount, submitAuth } from './support/account.js';
import { register } from './support/learner.js';
import { visitorPassed } from './support/marking.js';

test('a visitor who passes Level 1 reaches the page that was requested first', async ({ page }) => {
  await page.goto('/level-2/task-3');
  await expect(page.getByText('Level 2 opens when you pass Level 1.')).toBeVisible();
  await page.getByRole('link', { name: 'Take the test of Level 1' }).click();
  await takeQuiz(page, RIGHT);
  await page.getByRole('link', { name: 'Create an account to open Level 2' }).click();
  await submitAuth(page, 'Sign up', newAccount());
  await expect(page).toHaveURL('/level-2/task-3');
  await expect(heading(page, levels[1].tasks[2])).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [1440, 1000],
] as const)
  test.describe(`a visitor of My Progress, ${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('is led to sign in, and nothing moves on the way', async ({ page }) => {
      await watchShifts(page);
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/auth?redirect=/dashboard');
      await expect(page.locator('.site-footer')).toBeAttached();
      await expect(heading(page, 'Sign in')).toBeVisible();
      await untilNothingIsFetched(page);
      expect(await shiftsOf(page)).toEqual([]);
    });
  });

test.describe('a visitor who has passed Level 1 in this browser', () => {
  test.use({ kept: visitorPassed(1, 80) });

  test('is led from the level page and the locked page to signing up, and not back', async ({ page }) => {
    const create = page.getByRole('link', { name: 'Create an account to open Level 2' });
    await page.goto('/level-1');
    await create.click();
    await expect(page).toHaveURL('/auth?mode=signup&redirect=%2Flevel-2');
    await page.goto('/level-4/task-1');
    await expect(page).toHaveURL('/locked');
    await create.click();
    await submitAuth(page, 'Sign up', newAccount());
    await expect(page).toHaveURL('/level-2');
  });

  test('goes on from the locked page after signing in in another tab', async ({ page, context, request }) => {
    const account = await register(request);
    await page.goto('/level-2/task-2');
    await expect(page).toHaveURL('/locked');
    const other = await context.newPage();
    await other.goto('/auth');
    await submitAuth(other, 'Sign in', account);
    await expect(other).toHaveURL('/');
    await page.getByRole('link', { name: 'Go on to Level 2' }).click();
    await expect(page).toHaveURL('/level-2/task-2');
  });
});

test('who is signed out gets from the locked page to the requested page', async ({ page, request }) => {
  const account = await register(request, { score: 80 });
  await page.goto('/level-2/task-2');
  await expect(page).toHaveURL('/locked');
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await submitAuth(page, 'Sign in', account);
  await expect(page).toHaveURL('/level-2/task-2');
  await expect(heading(page, levels[1].tasks[1])).toBeVisible();
});

test('the first click leads to Level 1, with an account or without one', async ({ page }) => {
  await page.goto('/auth?redirect=/level-2');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.getByRole('link', { name: /without an account/ })).toHaveCount(0);
  await page.goto('/');
  const begin = page.getByRole('link', { name: 'Begin Level 1' });
  await expect(begin).toHaveAttribute('href', '/auth?redirect=%2Flevel-1');
  await begin.click();
  await expect(heading(page, 'Save your progress')).toBeVisible();
  await expect(page.getByText(/^Or start without an account/)).toBeVisible();
  await expect(page.getByRole('main').locator('[data-variant="primary"]')).toHaveText('Create account');
  await page.getByRole('link', { name: 'Start without an account' }).click();
  await expect(page).toHaveURL('/level-1');
  await expect(heading(page, levels[0].title)).toBeVisible();

  // Without scripts the links lead to Level 1 itself; pressed before they have run, to the same as after.
  const letScriptsCome = await hold(page, SCRIPTS);
  for (const link of [begin, page.getByRole('link', { name: 'Start Level' })]) {
    await page.goto('/', { waitUntil: 'load' });
    await expect(link).toHaveAttribute('href', '/level-1');
    await link.click();
    await expect(page).toHaveURL('/auth?redirect=%2Flevel-1');
  }
  letScriptsCome();
  await expect(heading(page, 'Save your progress')).toBeVisible();

  // Pressed as soon as the page is hydrated, before it knows that nobody is signed in.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector<HTMLAnchorElement>('.hero a[href="/level-1"]');
      if (!link || document.querySelector('astro-island[ssr]')) return;
      observer.disconnect();
      link.click();
    }).observe(document, { subtree: true, attributeFilter: ['ssr'] });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/auth?redirect=%2Flevel-1');
  await expect(heading(page, 'Save your progress')).toBeVisible();
});

test('who has passed Level 1 without an account reads what opens Level 2', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('level-1-quiz-completed', 'true');
    localStorage.setItem('level-1-quiz-score', '100');
  });
  await page.goto('/');
  const ways = page.locator('.hero-actions').getByRole('link');
  await expect(ways).toHaveText(['Create an account to open Level 2', 'Begin Level 1', 'See the levels']);
  const cards = page.locator('#levels').getByRole('article');
  await expect(cards.nth(1)).toContainText('Create an account to open Level 2');
  await expect(cards.nth(2)).toContainText('Complete the previous level to unlock this content.');
  await ways.first().click();
  await expect(page).toHaveURL('/auth?mode=signup&redirect=%2Flevel-2');
});
