import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/test.js';
import { goOffline, heading } from '../../support/page.js';
import { signIn, signOut } from '../support/account.js';
import { register, type Learner } from '../support/learner.js';
import { arrive, settled } from './support/learner.js';
import { expectMarked, expectStatus, rounds, statusOf, toggle } from './support/screen.js';

/** Four tabs at a time keep a small machine busy. */
const PATIENCE = 15_000;

/** Opens a tab at each of the first tasks of Level 1. */
async function openTabs(
  page: Page,
  context: BrowserContext,
  learner: Learner,
  count: number,
): Promise<Page[]> {
  await arrive(page, learner, '/level-1/task-1');
  const others = Array.from({ length: count - 1 }, async (_, index) => {
    const tab = await context.newPage();
    await tab.goto(`/level-1/task-${index + 2}`);
    await expectStatus(tab, 'saved', PATIENCE);
    return tab;
  });
  return [page, ...(await Promise.all(others))];
}

/** Presses the button of every tab in the same millisecond. */
async function pressTogether(tabs: readonly Page[]): Promise<void> {
  const moment = Date.now() + 120;
  await Promise.all(
    tabs.map((tab) =>
      toggle(tab).evaluate(
        (button: HTMLElement, at) =>
          new Promise<void>((resolve) => {
            setTimeout(
              () => {
                while (Date.now() < at);
                button.click();
                resolve();
              },
              at - Date.now() - 5,
            );
          }),
        moment,
      ),
    ),
  );
}

const all = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const COUNT = 4;

test('tabs that mark tasks at once keep all of them', async ({ page, context, request, troubles }) => {
  const times = rounds(2, 70);
  test.setTimeout(30_000 + times * 25_000);
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const learner = await register(request);
  const tabs = await openTabs(page, context, learner, COUNT);
  let lost = 0;
  let done: readonly number[] = [];
  for (let round = 0; round < times; round++) {
    const isOffline = round % 2 === 1;
    const expected = all(COUNT).filter((task) => !done.includes(task));
    await (isOffline ? Promise.all(tabs.map(goOffline)) : context.setOffline(false));
    await pressTogether(tabs);
    if (isOffline) {
      await Promise.all(tabs.map((tab) => expectStatus(tab, 'waiting', PATIENCE)));
      await context.setOffline(false);
    }
    await Promise.all(tabs.map((tab) => expectStatus(tab, 'saved', PATIENCE)));
    done = await settled(request, learner, expected);
    lost += all(COUNT).filter((task) => done.includes(task) !== expected.includes(task)).length;
  }
  expect(lost, `of ${times * COUNT} presses`).toBe(0);
  await Promise.all(tabs.map((tab, index) => expectMarked(tab, done.includes(index + 1))));
});

const header = (page: Page) => page.locator('.site-header-action');

test('signing in and out in one tab shows in another tab', async ({ page, context, request }) => {
  const account = await register(request);
  const [reading, atForm] = [await context.newPage(), await context.newPage()];
  await reading.goto('/level-1');
  await expect(header(reading)).toHaveText('Login');
  await atForm.goto('/auth?redirect=/level-1/task-2');
  await expect(heading(atForm, 'Save your progress')).toBeVisible();

  await signIn(page, account);
  await expect(header(page)).toHaveText('Dashboard');
  await expect.soft(header(reading)).toHaveText('Dashboard');
  await expect.soft(statusOf(reading)).toBeAttached();
  await expect.soft(atForm, 'the form leads to its target').toHaveURL('/level-1/task-2');

  await signOut(page);
  await expect(header(page)).toHaveText('Login');
  await expect(header(reading)).toHaveText('Login');
  await expect(statusOf(reading)).toBeHidden();
  await expect(header(atForm)).toHaveText('Login');
});
