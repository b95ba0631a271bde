import { levelsPassed, quizPassed, tasksDone } from './support/course.js';
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

for (const [name, kept, offered] of [
  ['passed', { ...quizPassed(1), ...tasksDone(1) }, null],
  ['passed without its tasks', quizPassed(1), 'Start with task 1'],
  ['with all tasks done', tasksDone(1), null],
  ['with two tasks done', tasksDone(1, [1, 2]), 'Continue with task 3'],
] as const)
  for (const width of [390, 1280])
    test.describe(`a level ${name}, ${width} px wide`, () => {
      test.use({ kept, viewport: { width, height: 844 } });

      test('offers what is next once that is known, and nothing moves', async ({ page }) => {
        let release = () => {};
        const seen = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/\/assets\/.*\.js$/, async (route) => {
          await seen;
          await route.continue();
        });
        await page.goto('/level-1', { waitUntil: 'load' });
        const objectives = page.getByRole('heading', { name: 'Learning objectives' });
        const next = page.getByRole('link', { name: /^(Start|Continue) with task/ });
        await expect(objectives).toBeVisible();
        await expect(next).toHaveCount(0);
        const before = await objectives.boundingBox();
        release();
        await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
        await (offered ? expect(next).toHaveText(offered) : expect(next).toHaveCount(0));
        expect(await objectives.boundingBox()).toEqual(before);
      });
    });

for (const width of [390, 1280])
  test.describe(`for who has passed a level, ${width} px wide`, () => {
    test.use({ kept: { ...levelsPassed(1), ...tasksDone(2, [1]) }, viewport: { width, height: 844 } });

    test('what stands below certificates and progress is not moved by them in sight', async ({ page }) => {
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
      await page.goto('/certificate');
      await expect(page.getByRole('heading', { name: 'Look up a certificate' })).toBeVisible();
      await expect(page.getByRole('button', { name: /certificate/i }).first()).toBeVisible();
      expect(await moved()).toEqual([]);
      await page.goto('/dashboard');
      await expect(page.getByRole('link', { name: 'Continue with Level 2, task 2' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await moved()).not.toContain('overall-detail');
      expect(await moved()).not.toContain('ck-root ck-progress-grid');
    });
  });
