import type { BrowserContext, Page } from '@playwright/test';
import { axeViolations, expectAccessible } from './support/axe.js';
import { levels, levelsPassed } from './support/course.js';
import { goOffline, heading, untilNothingIsFetched } from './support/page.js';
import { startPlainHost, type PlainHost } from './support/plain-host.js';
import { answer, expectResult, NOT_ENOUGH, option, optionIdOf, RIGHT } from './support/quiz.js';
import { expect, test as base, type Troubles } from './support/test.js';

/** Each journey has a host of its own, which can be released anew and switched off. */
const test = base.extend<{ readonly host: PlainHost }>({
  // oxlint-disable-next-line no-empty-pattern -- needs nothing
  host: async ({}, provide) => {
    const host = await startPlainHost();
    await provide(host);
    await host.stop();
  },
  baseURL: async ({ host }, provide) => {
    await provide(host.origin);
  },
});

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/;
const LIST = /offline\/level-1\.json$/;

const part = (page: Page) => page.getByRole('region', { name: 'Learn without a network' });
const said = (page: Page) => part(page).getByRole('status');
const keepButton = (page: Page) => part(page).getByRole('button', { name: /^Keep this level offline/ });
const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

async function keepLevel(page: Page, level: number): Promise<void> {
  await page.goto(`/level-${level}`);
  await keepButton(page).click();
  await expect(said(page)).toContainText('This level is kept in this browser');
}

/** Keeps Level 1, and takes the network from the browser until that gives it back. */
async function keepAndGoOffline(page: Page, troubles: Troubles): Promise<void> {
  troubles.expect(OFFLINE);
  await keepLevel(page, 1);
  await goOffline(page);
}

/** Takes the network from the browser, and the host from the network: nothing can answer any more. */
async function noNetwork(context: BrowserContext, host: PlainHost): Promise<void> {
  await context.setOffline(true);
  await host.stop();
}

/** The pictures of a lesson that are shown in one of the schemes and could not be. */
const brokenPictures = (page: Page) =>
  page.locator('main img').evaluateAll(async (images) => {
    const shown = images.filter((image) => image.checkVisibility()) as HTMLImageElement[];
    for (const image of shown) image.loading = 'eager';
    await Promise.allSettled(shown.map((image) => image.decode()));
    return shown.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc);
  });

for (const [name, device] of [
  ['on a desk', { viewport: { width: 1280, height: 800 } }],
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(name, () => {
    test.use({ ...device, kept: levelsPassed(5) });

    test('all lessons of kept levels open by their addresses without a network', async ({
      page,
      context,
      host,
      troubles,
    }) => {
      test.setTimeout(600_000);
      troubles.expect(OFFLINE);
      for (const level of [1, 2, 3, 4, 5]) await keepLevel(page, level);
      await noNetwork(context, host);
      for (const [index, { title, tasks }] of levels.entries()) {
        await page.goto(`/level-${index + 1}`);
        await expect(heading(page, title)).toBeVisible();
        for (const [taskIndex, task] of tasks.entries()) {
          await page.goto(`/level-${index + 1}/task-${taskIndex + 1}`);
          await expect(heading(page, task)).toBeVisible();
          await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeEnabled();
          await expect(page.locator('#page-notice p').filter({ visible: true })).toHaveCount(0);
          expect(await brokenPictures(page), task).toEqual([]);
        }
      }
      // From lesson to lesson, as in any visit.
      await page.goto('/level-1/task-1');
      await page.getByRole('link', { name: 'Next Task' }).click();
      await expect(heading(page, levels[0].tasks[1])).toBeVisible();
      await page.getByLabel(/^Video: /).evaluate((video: HTMLVideoElement) => video.play().catch(() => {}));
      await expect(page.getByText('The video needs the network.')).toBeVisible();
      await page.goto('/');
      await expect(page, 'the site begins at a level that is kept').toHaveURL(/\/level-5$/);
    });
  });

const notice = (page: Page) => page.locator('#page-notice p').filter({ visible: true });

test('a page that is not kept leaves the learner where they are, and opens once there is a network', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(OFFLINE);
  await keepLevel(page, 1);
  await page.goto('/level-1/task-2');
  await expect(heading(page, levels[0].tasks[1])).toBeVisible();
  await untilNothingIsFetched(page);
  await goOffline(page);
  const progress = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  for (const link of [progress, page.locator('.site-brand'), progress]) {
    await link.click();
    await expect(notice(page)).toContainText('You are offline.');
    await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
    await expect(page).toHaveURL('/level-1/task-2');
    await expect(page.locator('#main')).not.toHaveAttribute('aria-busy');
  }
  // What was left behind in the history is not opened either.
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/level-1/task-2');
  await expect(notice(page)).toContainText('You are offline.');
  // Another page that is kept opens as ever, and nothing waits any more.
  await page.getByRole('link', { name: 'Next Task' }).click();
  await expect(heading(page, levels[0].tasks[2])).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, levels[0].tasks[1])).toBeVisible();
  await progress.click();
  await expect(notice(page)).toContainText('You are offline.');
  await expect(page).toHaveURL('/level-1/task-2');
  await page.reload();
  await expect(heading(page, levels[0].tasks[1])).toBeVisible();

  await progress.click();
  await expect(notice(page)).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(heading(page, 'My Progress')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, levels[0].tasks[1])).toBeVisible();
});

test('a page that is not kept says so where it is opened by its address, with links to what is', async ({
  page,
  context,
  troubles,
}) => {
  await keepAndGoOffline(page, troubles);
  await page.goto('/dashboard');
  await expect(heading(page, /^You are offline\./)).toBeVisible();
  await expectAccessible(page, ['light', 'dark'], [390, 1280]);
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Reload',
    'Level 1: ' + levels[0].title,
  ]);
  await page.getByRole('link', { name: levels[0].title }).click();
  await expect(heading(page, levels[0].title)).toBeVisible();

  await page.goto('/extra-courses');
  await expect(heading(page, /^You are offline\./)).toBeVisible();
  // Where the browser does not notice that the network is back, the page is asked for by a press.
  const asked = page.waitForRequest((request) => request.url() === page.url());
  await page.getByRole('link', { name: 'Reload' }).click();
  await asked;
  await expect(heading(page, /^You are offline\./)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Extra Courses')).toBeVisible();
  await expect(page).toHaveURL('/extra-courses');
});

test('a test is passed without a network, and is so afterwards', async ({ page, context, host }) => {
  await keepLevel(page, 1);
  await noNetwork(context, host);
  await page.goto('/level-1/quiz');
  await answer(page, RIGHT);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expectResult(page, 'Passed');
  await page.reload();
  await expectResult(page, 'Passed');
});

test('a wrong answer leads to the step that teaches it without a network', async ({
  page,
  context,
  host,
}) => {
  await keepLevel(page, 1);
  await noNetwork(context, host);
  await page.goto('/level-1/quiz');
  await answer(page, NOT_ENOUGH);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expectResult(page, 'Not Passed');
  await page.getByRole('link', { name: 'Read step 6 of “First Flow Modification” again' }).click();
  await expect(page.locator('#step-6')).toBeFocused();
  await page.goBack();
  await expectResult(page, 'Not Passed');
});

test('an update during a test loses nothing', async ({ page, context, host, troubles }) => {
  await keepAndGoOffline(page, troubles);
  await page.goto('/level-1/quiz');
  await option(page, 1, await optionIdOf(page, 1, true)).check();

  // The next release has other scripts for what comes after the last answer.
  const later = /assets\/(quiz-results|mark-quiz|hand-in-quiz|panels)\.[^"]*\.js/;
  host.change(later, null);
  host.change(LIST, (text) => {
    const list = JSON.parse(text) as { readonly files: readonly (readonly [string, number])[] };
    return JSON.stringify({
      ...list,
      build: 'next',
      files: list.files.filter(([path]) => !later.test(path)),
    });
  });
  await context.setOffline(false);
  const another = await context.newPage();
  await another.goto('/level-1');
  await expect(said(another)).toContainText('The level has changed since.');
  await part(another)
    .getByRole('button', { name: /^Update what is kept/ })
    .click();
  await expect(said(another)).not.toContainText('The level has changed since.');
  await expect(said(another)).toContainText('This level is kept in this browser');
  await another.reload();
  await expect(said(another)).toContainText('This level is kept in this browser');
  expect(await caches(another), 'with what the test is made of, and the page of all levels').toHaveLength(3);

  await answer(page, RIGHT);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expectResult(page, 'Passed');
  await page.close();
  await another.reload();
  await expect.poll(() => caches(another)).toHaveLength(2);
});

test('a browser without room says what is needed, keeps nothing, and can be asked again', async ({
  page,
  context,
  host,
}) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 500_000 });
  await page.goto('/level-1');
  await keepButton(page).click();
  await expect(said(page)).toHaveText(
    /^This browser has no room for the level: it needs [\d.]+ MB\. Nothing has changed\.$/,
  );
  expect([await caches(page), await workers(page)]).toEqual([[], []]);
  await expectAccessible(page, ['light', 'dark'], [390]);

  await devTools.send('Storage.overrideQuotaForOrigin', { origin: host.origin });
  const again = part(page).getByRole('button', { name: 'Try again' });
  await expect(again, 'the focus stays').toBeFocused();
  await again.click();
  await expect(said(page)).toContainText('This level is kept in this browser');
});

test('a level that cannot be fetched is not kept by half', async ({ page, host, troubles }) => {
  troubles.expect(/status of 404/);
  host.change(/\.avif$/, null);
  await page.goto('/level-1');
  await keepButton(page).click();
  await expect(said(page)).toHaveText(/^The level could not be fetched, so nothing has changed\./);
  expect([await caches(page), await workers(page)]).toEqual([[], []]);
  host.restore();
  await part(page).getByRole('button', { name: 'Try again' }).click();
  await expect(said(page)).toContainText('This level is kept in this browser');
});

test('a window that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
  await page.goto('/level-1');
  await keepButton(page).click();
  await expect(said(page)).toHaveText(/^This window cannot keep anything/);
  expect(await caches(page)).toEqual([]);
});

test('a worker that was removed comes back with the next visit to the level', async ({
  page,
  context,
  host,
}) => {
  await keepLevel(page, 1);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  await page.goto('/level-1');
  await expect(said(page)).toContainText('This level is kept in this browser');
  await expect.poll(() => workers(page)).toEqual([`${host.origin}/`]);
  await untilNothingIsFetched(page);
  await noNetwork(context, host);
  await page.goto('/level-1/task-2');
  await expect(heading(page, levels[0].tasks[1])).toBeVisible();
});

test('nobody has a worker who does not ask for one, or has removed what was kept', async ({ page }) => {
  await page.goto('/level-1');
  await expect(keepButton(page)).toBeVisible();
  await expectAccessible(page, ['light', 'dark'], [390, 1280]);
  expect([await caches(page), await workers(page)]).toEqual([[], []]);
  await keepLevel(page, 1);
  expect(await axeViolations(page)).toEqual([]);
  await part(page).getByRole('button', { name: 'Remove it from this browser' }).click();
  await expect(keepButton(page)).toBeVisible();
  expect([await caches(page), await workers(page)]).toEqual([[], []]);
});

test('videos are kept where they are asked for, and played from any place', async ({
  page,
  context,
  host,
}) => {
  await page.goto('/level-1');
  await part(page)
    .getByRole('checkbox', { name: /^With its videos/ })
    .check();
  await keepButton(page).click();
  await expect(said(page)).toContainText('This level is kept in this browser');
  await expect(said(page)).not.toContainText('Its videos need the network.');
  await noNetwork(context, host);
  await page.goto('/level-1/task-1');
  const range = await page.evaluate(async () => {
    const answered = await fetch('/videos/level1-task1.mp4', { headers: { range: 'bytes=4-7' } });
    return [answered.status, await answered.text()];
  });
  expect(range).toEqual([206, 'ftyp']);
});
