import { levelsPassed, quizPassed, tasksDone } from './support/course.js';
import { hold, SCRIPTS } from './support/page.js';
import { expect, test } from './support/test.js';

const continueLink = { name: /^Continue with/ };
const WIDTHS = [390, 1280];

test('the landing page offers to begin, and later the step at which one left off', async ({ page }) => {
  const fetched = page.waitForResponse(/for-returning/);
  await page.goto('/');
  await fetched;
  await expect(page.getByRole('link', { name: 'Begin Level 1' })).toBeVisible();
  await expect(page.getByRole('link', continueLink)).toHaveCount(0);

  await page.goto('/level-1/task-1#step-4');
  await expect(page.getByText('Step 4 of')).toBeVisible();
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', continueLink);
  await expect(link).toHaveText(/^Continue with Level 1, task 1, step 4 · \d+ min left$/);
  await link.click();
  await expect(page).toHaveURL('/level-1/task-1#step-4');
});

test.describe('with two levels passed', () => {
  test.use({ kept: { ...levelsPassed(2), ...tasksDone(3, [1]) } });

  test('the main button comes when it is known where it leads, and nothing moves', async ({ page }) => {
    const letScriptsCome = await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'load' });
    const claims = page.locator('.hero-claims');
    const places = () => Promise.all([page.locator('.hero-actions').boundingBox(), claims.boundingBox()]);
    await expect(claims).toBeVisible();
    await expect(page.getByRole('link', { name: /^Begin Level/ })).toHaveCount(0);
    const before = await places();
    letScriptsCome();
    const ways = page.locator('.hero-actions').getByRole('link');
    await expect(ways.first()).toBeVisible();
    await expect(ways).toHaveText([
      /^Continue with Level 3, task 2 · \d+ min left$/,
      'Begin Level 3',
      'See the levels',
    ]);
    await expect(page.locator('.hero-actions [data-variant="primary"]')).toHaveText(/^Continue/);
    expect(await places()).toEqual(before);
  });

  test('what stands below certificates and progress is not moved in sight', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { sources = [] } of list.getEntries() as (PerformanceEntry & {
          sources?: { node?: Node | null; previousRect: DOMRect }[];
        })[])
          for (const { node, previousRect } of sources)
            if (node instanceof Element && node.closest('main') && previousRect.height > 0)
              moved.push(node.className);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/certificate');
      await expect(page.getByRole('heading', { name: 'Look up a certificate' })).toBeVisible();
      await expect(page.getByRole('button', { name: /certificate/i }).first()).toBeVisible();
      expect(await moved()).toEqual([]);
      await page.goto('/dashboard');
      await expect(page.getByRole('link', { name: 'Continue with Level 3, task 2' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await moved()).not.toContain('overall-detail');
      expect(await moved()).not.toContain('ck-root ck-progress-grid');
    }
  });
});

test.describe('with every level passed', () => {
  test.use({ kept: levelsPassed(5) });

  test('the landing page congratulates, has five certificates and what is next, and invites nobody', async ({
    page,
  }) => {
    const letScriptsCome = await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'load' });
    const invitation = page.getByRole('heading', { level: 1, name: /^Learn Langflow/ });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(invitation, 'not even before the page knows').toBeHidden();
    letScriptsCome();
    await expect(page.getByRole('heading', { level: 1, name: /^You did it/ })).toBeVisible();
    await expect(invitation).toHaveCount(0);
    await expect(page.locator('.hero [data-variant="primary"]')).toHaveText('View Certificate');
    const certificates = page.getByRole('region', { name: 'Your certificates' }).getByRole('link');
    await expect(certificates).toHaveCount(5);
    await expect(page.getByRole('heading', { name: 'What is next' })).toBeVisible();
    await certificates.nth(1).click();
    await expect(page).toHaveURL('/certificate?level=2');
  });

  test('without the code for it, there is the page for everybody', async ({ page, context, troubles }) => {
    troubles.expect(/ERR_FAILED/);
    await context.route(/\/assets\/for-returning\./, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'View Certificate' })).toBeVisible();
  });
});

test.describe('with all tasks of a level done', () => {
  test.use({ kept: tasksDone(1) });

  test('the landing page offers its test first', async ({ page }) => {
    await page.goto('/');
    const first = page.locator('.hero-actions').getByRole('link').first();
    await expect(first).toHaveText('Take the Level 1 test');
    await expect(first).toHaveAttribute('href', '/level-1/quiz');
  });
});

for (const [name, kept, offered] of [
  ['passed', { ...quizPassed(1), ...tasksDone(1) }, []],
  ['passed without its tasks', quizPassed(1), ['Start with task 1']],
  ['with all tasks done', tasksDone(1), []],
  ['with two tasks done', tasksDone(1, [1, 2]), ['Continue with task 3']],
] as const)
  test.describe(`a level ${name}`, () => {
    test.use({ kept });

    test('offers what is next once that is known, and nothing moves', async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const letScriptsCome = await hold(page, SCRIPTS);
        await page.goto('/level-1', { waitUntil: 'load' });
        const objectives = page.getByRole('heading', { name: 'Learning objectives' });
        const next = page.getByRole('link', { name: /^(Start|Continue) with task/ });
        await expect(objectives).toBeVisible();
        await expect(next).toHaveCount(0);
        const before = await objectives.boundingBox();
        letScriptsCome();
        await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
        await expect(next).toHaveText(offered);
        expect(await objectives.boundingBox()).toEqual(before);
      }
    });
  });
