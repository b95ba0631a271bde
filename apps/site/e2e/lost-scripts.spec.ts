import type { Page, Route } from '@playwright/test';
import { expectToast, goOffline, heading, untilNothingIsFetched } from './support/page.js';
import { answer, expectResult, RIGHT } from './support/quiz.js';
import { expect, test } from './support/test.js';

/** The scripts of the pages that these journeys walk to. */
const LEVEL = /\/assets\/level-route\./;
const LESSON = /\/assets\/(task-route|tasks-1)\./;
const LOST = /ERR_CONNECTION_RESET/;
const GONE = /status of 404/;
const DEAD = /Error hydrating/;
const notice = (page: Page) => page.locator('#page-notice p').filter({ visible: true });
const lose = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const toLevel = (page: Page) => page.getByRole('link', { name: 'Begin Level 1' }).first();

/** Counts the documents that are loaded. */
function documentsOf(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

test('a page whose script is reset once is shown all the same', async ({ page, context, troubles }) => {
  troubles.expect(LOST);
  await page.goto('/');
  const documents = documentsOf(page);
  await context.route(LEVEL, (route) => route.abort('connectionreset'), { times: 1 });
  await toLevel(page).click();
  await expect(heading(page, /Fundamentals/)).toBeVisible();
  expect(documents.count).toBe(0);
});

test('a page whose script is gone is loaded as a document', async ({ page, context, troubles }) => {
  troubles.expect(GONE);
  await page.goto('/');
  await context.route(LEVEL, lose);
  const loaded = page.waitForEvent('load');
  await context.route('/level-1', async (route) => {
    if (route.request().isNavigationRequest()) await context.unroute(LEVEL);
    await route.continue();
  });
  await toLevel(page).click();
  await loaded;
  await expect(heading(page, /Fundamentals/)).toBeVisible();
  await expect(page).toHaveURL('/level-1');
  await page.goBack();
  await expect(toLevel(page)).toBeVisible();
  await page.goForward();
  await expect(heading(page, /Fundamentals/)).toBeVisible();
});

test('lessons of the level that is read are there without a network, also on the way back', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await toLevel(page).click();
  await page.getByRole('main').getByRole('link', { name: 'Environment Setup' }).click();
  await expect(heading(page, 'Environment Setup')).toBeVisible();
  await goOffline(page);
  await page.getByRole('link', { name: 'Next Task' }).click();
  await expect(heading(page, 'Interface Exploration')).toBeFocused();
  await expect(page).toHaveTitle(/^Interface Exploration /);
  await page.goBack();
  await expect(heading(page, 'Environment Setup')).toBeVisible();
  await page.goBack();
  await expect(heading(page, /Fundamentals/)).toBeVisible();
  await expect(page).toHaveURL('/level-1');
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(heading(page, /Fundamentals/)).toBeVisible();
});

test('who passes offline finds the certificate at the result once online', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/level-1/quiz');
  await answer(page, RIGHT);
  await untilNothingIsFetched(page);
  await goOffline(page);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expectResult(page, 'Passed');
  await expect(page.getByText('Your certificate for Level 1')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('Your certificate for Level 1')).toBeVisible();
});

test('a script that stays gone is told, and can be reloaded', async ({ page, context, troubles }) => {
  troubles.expect(GONE);
  troubles.expect(DEAD);
  await page.goto('/level-1');
  const documents = documentsOf(page);
  await context.route(LESSON, lose);
  const dead = page.waitForEvent('console', (message) => DEAD.test(message.text()));
  await page.getByRole('link', { name: /^Interface Exploration/ }).click();
  await dead;
  await expect(heading(page, /Interface Exploration/), 'the text of the page stays').toBeVisible();
  await expect(page).toHaveURL('/level-1/task-2');
  await expect(notice(page)).toContainText('This page could not be loaded completely.');
  expect(documents.count).toBe(1);

  await context.unroute(LESSON);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Mark as Completed' })).toBeEnabled();
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
});

test('without a network the screen stays, until it is back', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await goOffline(page);
  await toLevel(page).click();
  await expect(notice(page)).toContainText('You are offline.');
  await expect(toLevel(page), 'the page before').toBeVisible();

  await context.setOffline(false);
  await expect(heading(page, /Fundamentals/)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('without its host the screen stays, until the host answers again', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_REFUSED/);
  await page.goto('/');
  await untilNothingIsFetched(page);
  await context.route('**', (route) => route.abort('connectionrefused'));
  await toLevel(page).click();
  await expect(notice(page)).toContainText('You are offline.');

  await context.unroute('**');
  await expect(heading(page, /Fundamentals/)).toBeVisible();
});

test('who answers on is not led away once the network is back', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/level-1/quiz');
  await untilNothingIsFetched(page);
  await goOffline(page);
  await page.getByRole('banner').getByRole('link', { name: 'Extra Courses' }).click();
  await expect(notice(page)).toContainText('You are offline.');
  await answer(page, RIGHT);
  await expect(notice(page)).toHaveCount(0);

  await context.setOffline(false);
  await untilNothingIsFetched(page);
  await expect(page).toHaveURL('/level-1/quiz');
  await expect(page.getByText('5 of 5 answered').first()).toBeVisible();
});

test('a lesson can be read without one of its scripts, and says so', async ({ page, context, troubles }) => {
  troubles.expect(GONE);
  troubles.expect(DEAD);
  for (const name of ['task-route', 'tasks-1', 'react', 'site', 'site-island']) {
    const script = new RegExp(`/assets/${name}\\.`);
    await context.route(script, lose);
    await page.goto('/level-1/task-2', { waitUntil: 'load' });
    await expect(notice(page), name).toContainText('This page could not be loaded completely.');
    await expect(heading(page, /Interface Exploration/), name).toBeVisible();
    await context.unroute(script);
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: 'Mark as Completed' }), name).toBeEnabled();
    await expect(notice(page), name).toHaveCount(0);
  }
});

test('what is told reaches its reader without the script of toasts, with a way to reload', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(GONE);
  await context.route(/\/assets\/toast-region\./, lose);
  await page.goto('/level-1/task-2');
  await untilNothingIsFetched(page);
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  const line = page.getByRole('status').filter({ hasText: 'Task completed!' });
  await expect(line).toContainText('Your progress has been saved');
  await page.getByRole('button', { name: 'Task Completed!' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Task unmarked' })).toBeInViewport();
  await expect(line).toHaveCount(0);
  await expect(notice(page), 'one place says it').toHaveCount(0);

  await context.unroute(/\/assets\/toast-region\./);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expectToast(page, 'Task completed!', 'Your progress has been saved');
});

test('a page without its code accepts no answers, and can be left', async ({ page, context, troubles }) => {
  troubles.expect(GONE);
  troubles.expect(DEAD);
  await page.goto('/level-1');
  await context.route(/\/assets\/quiz-route\./, lose);
  await page.getByRole('link', { name: 'Start Test' }).click();
  await expect(notice(page)).toContainText('This page could not be loaded completely.');
  await expect(page.getByRole('radio').first()).toBeDisabled();

  await page.goBack();
  await expect(page).toHaveURL('/level-1');
  await expect(page.getByRole('link', { name: 'Start Test' })).toBeVisible();
});

test.describe('in another language', () => {
  test.use({ kept: { 'langflow-learning:language': 'de' } });

  test('a page that cannot be hydrated is English, and says so in German', async ({ page, troubles }) => {
    troubles.expect(GONE);
    troubles.expect(DEAD);
    await page.route(/\/assets\/react\./, lose);
    await page.goto('/level-1/task-2', { waitUntil: 'load' });
    await expect(notice(page)).toContainText('Diese Seite konnte nicht vollständig geladen werden.');
    await expect(heading(page, /Interface Exploration/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
