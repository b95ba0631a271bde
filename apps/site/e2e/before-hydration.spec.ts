import { heading, hold, kept, SCRIPTS, untilNothingIsFetched } from './support/page.js';
import { expectResult, NOT_ENOUGH, question, takeQuiz } from './support/quiz.js';
import { expect, test } from './support/test.js';

test.describe('before its scripts are loaded, a page', () => {
  let letScriptsCome = () => {};

  test.beforeEach(async ({ page }) => {
    letScriptsCome = await hold(page, SCRIPTS);
  });

  test('does not accept presses on buttons, and accepts them once it is hydrated', async ({ page }) => {
    await page.goto('/level-1/task-1', { waitUntil: 'load' });
    const button = page.getByRole('button', { name: 'Mark as Completed' });
    await expect(button).toHaveCSS('pointer-events', 'none');
    await expect(button, 'looks so').toHaveCSS('opacity', '0.5');
    letScriptsCome();
    await button.click();
    await expect(page.getByRole('button', { name: 'Task Completed!' })).toHaveCSS('opacity', '1');
  });

  test('keeps a completed task completed when its button is pressed twice', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('level-1-task-1', 'true'));
    await page.goto('/level-1/task-1', { waitUntil: 'load' });
    const button = page.getByRole('button', { name: 'Mark as Completed' });
    await button.click({ force: true });
    await button.click({ force: true });
    letScriptsCome();
    await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
    // A press after hydration is answered after those before it.
    await page.getByRole('radio', { name: 'Dark theme' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  });

  test('keeps the keys that open the search, which opens once it is hydrated', async ({ page }) => {
    await page.goto('/level-1/task-1', { waitUntil: 'load' });
    await page.keyboard.press('Control+k');
    letScriptsCome();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  for (const [pressed, from] of [
    ['a step of the film', 1],
    ['the poster', 0],
  ] as const)
    test(`keeps a press on ${pressed}, which plays once it is hydrated`, async ({ page }) => {
      await page.goto('/level-1/task-4', { waitUntil: 'load' });
      const watch = page.getByRole('button', { name: 'Watch this step: Add variables' });
      await (from ? watch : page.locator('.ck-video > img')).click();
      letScriptsCome();
      const film = page.getByLabel(/^Video: /);
      await expect(film).toBeFocused();
      await expect(film).toBeInViewport();
      const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(at).toBeGreaterThan(from);
    });

  test('counts the time of a quiz from its paint', async ({ page }) => {
    await page.goto('/level-1/quiz', { waitUntil: 'load' });
    await question(page, 2).getByRole('radio').first().check();
    const seconds = () =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return Math.floor((performance.now() - (paint?.startTime ?? Infinity)) / 1000);
      });
    await expect.poll(seconds, { message: 'read for a while' }).toBeGreaterThan(2);
    letScriptsCome();
    await expect(page.getByText('1 of 5 answered').first()).toBeVisible();
    const before = await seconds();
    await question(page, 1).getByRole('radio').first().check();
    await expect(page.getByText('2 of 5 answered').first()).toBeVisible();
    const draft = JSON.parse((await kept(page))['course-kit:level-1-quiz-draft'] ?? '{}');
    expect(draft.elapsedSeconds).toBeGreaterThanOrEqual(before);
  });

  test('accepts answers of a quiz, and counts them once it is hydrated', async ({ page }) => {
    await page.goto('/level-1/quiz', { waitUntil: 'load' });
    await question(page, 2).getByRole('radio').first().check();
    await expect(page.getByText('of 5 answered')).toBeHidden();
    await expect(page.getByText('00:00')).toBeHidden();
    letScriptsCome();
    await expect(page.getByText('1 of 5 answered').first()).toBeVisible();
    await expect(question(page, 2).getByRole('radio').first()).toBeChecked();
  });
});

test('over a slow line the scripts of a test are asked for before it is painted, those of a lesson after that', async ({
  page,
}) => {
  const scriptsAndPaint = async (address: string) => {
    const letPageCome = await hold(page, new RegExp(`${address}$`));
    const isAsked = page.waitForRequest(new RegExp(`${address}$`));
    const isThere = page.goto(address);
    await isAsked;
    const from = Date.now();
    await expect.poll(() => Date.now() - from, { message: 'the line is slow' }).toBeGreaterThan(400);
    letPageCome();
    await isThere;
    await expect(page.locator('#main > astro-island:not([ssr])')).toBeVisible();
    return page.evaluate((pattern) => {
      const isScript = ({ name }: PerformanceEntry) => new RegExp(pattern).test(name);
      const scripts = performance.getEntriesByType('resource').filter(isScript);
      const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? NaN;
      return { scripts: Math.min(...scripts.map(({ startTime }) => startTime)), paint };
    }, SCRIPTS.source);
  };
  const quiz = await scriptsAndPaint('/level-1/quiz');
  expect(quiz.scripts).toBeLessThan(quiz.paint);
  // Its pictures come first.
  const lesson = await scriptsAndPaint('/level-1/task-1');
  expect(lesson.scripts).toBeGreaterThan(lesson.paint);
  await expect(page.locator('head > link[rel=preload][as=image]')).toHaveAttribute('href', /task1\.avif$/);
});

test('a test that was taken accepts no key for its questions before its result is shown', async ({
  page,
}) => {
  await page.goto('/level-1/quiz');
  await takeQuiz(page, NOT_ENOUGH);
  await expectResult(page, 'Not Passed');
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'load' });
  await expect(page.locator('.ck-question label').first()).toHaveCSS('pointer-events', 'none');
  await expect(page.locator('.ck-question').first(), 'which may become another').toBeHidden();
  for (let stops = 0; stops < 25; stops++) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await expect(page.locator('main input:checked')).toHaveCount(0);

  letScriptsCome();
  await expectResult(page, 'Not Passed');
  await page.getByRole('button', { name: 'Retake Test' }).click();
  await expect(page.getByText('0 of 5 answered').first()).toBeVisible();
  await question(page, 1).getByRole('radio').first().check();
  await expect(page.getByText('1 of 5 answered').first()).toBeVisible();
});

test('Back that comes while a reloaded page is being hydrated leads back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin Level 1' }).first().click();
  await expect(page).toHaveURL('/level-1');
  // As Back would right before the router listens, which no press can be timed for.
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...given: Parameters<typeof listen>) => {
      if (given[0] === 'popstate') history.replaceState(null, '', '/');
      listen(...given);
    };
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Begin Level 1' }).first()).toBeVisible();
});

test('Back that comes while the code of a reloaded page is being fetched leads back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin Level 1' }).first().click();
  await expect(heading(page, /Fundamentals/)).toBeVisible();
  const letCodeCome = await hold(page, /\/assets\/level-route\./);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page, /Fundamentals/)).toBeVisible();
  // By then its other scripts wait for that one.
  await untilNothingIsFetched(page);
  await page.goBack();
  letCodeCome();
  await expect(page.getByRole('link', { name: 'Begin Level 1' }).first()).toBeVisible();
  await page.goForward();
  await expect(heading(page, /Fundamentals/)).toBeVisible();
});

test('a page of the browser has one header and footer, before scripts and after', async ({ page }) => {
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Extra Courses' }).click();
  await expect(page).toHaveURL('/extra-courses');
  await page.goto('/auth', { waitUntil: 'commit' });

  letScriptsCome();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('a page of the browser says that it is loading where that takes long', async ({ page }) => {
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.getByText('Loading…')).toBeVisible();
  letScriptsCome();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…')).toBeHidden();
});
