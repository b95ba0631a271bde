import { expectAccessible } from '../support/axe.js';
import { expectToast, goOffline, heading, hold, SCRIPTS, untilNothingIsFetched } from '../support/page.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';
import { accountButton } from './support/account.js';
import { openAs, register } from './support/learner.js';

// That it signs out is held by session-end.spec.ts, that a visitor has none by landing.spec.ts.
test('the account’s menu leads to its pages by keys, and is accessible', async ({ page, request }) => {
  await openAs(page, await register(request), '/');
  const button = accountButton(page);
  const menu = page.getByRole('menu', { name: 'Account', exact: true });
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await button.press('ArrowDown');
  await expect(menu).toContainText('Signed in as');
  await expect(menu.getByRole('menuitem', { name: 'My Progress' })).toBeFocused();
  await expectAccessible(page, ['light', 'dark'], [1280]);
  for (const key of ['Enter', 'Space', 'Enter']) {
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
    await expect(menu.getByRole('menuitem', { name: 'My Progress' })).toBeFocused();
  }
  await button.press('Space');
  await expect(menu).toHaveCount(0);
  await button.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/certificate');
  await expect(heading(page, 'Certificates')).toBeVisible();
});

test('without a network the account’s menu says that it cannot open, and opens once there is one', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await openAs(page, await register(request), '/level-1/task-1');
  await untilNothingIsFetched(page);
  await goOffline(page);
  await accountButton(page).click();
  await expectToast(page, 'The account menu could not be loaded', 'Try again once you are connected.');
  await context.setOffline(false);
  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
});

test('on a phone the account’s menu keeps off the window’s edges, and a newcomer’s buttons fill their place', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await register(request), '/');
  const ways = page.locator('.hero-actions');
  await expect(ways.getByRole('link')).toHaveText(['Begin Level 1', 'See the levels']);
  const [place, last] = [await ways.boundingBox(), await ways.getByRole('link').last().boundingBox()];
  // What a label of two lines takes.
  expect((place?.y ?? 0) + (place?.height ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThan(16);

  await page.locator('.site-menu-button').click();
  await accountButton(page).click();
  const { x = 0, width = 0 } = (await page.locator('.menu-popover:popover-open').boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(8);
  expect(x + width).toBeLessThanOrEqual(382);
});

// Presses beside it, and from one menu to the other: header.spec.ts, on the same button.

test('nothing in the header moves once it is known that nobody is signed in', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Extra Courses' });
  const before = await link.boundingBox();
  letScriptsCome();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
});

test('nothing moves when My Progress comes', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await watchShifts(page);
  await openAs(page, await register(request), '/dashboard');
  await expect(heading(page, 'My Progress')).toBeVisible();
  await untilNothingIsFetched(page);
  expect(await shiftsOf(page)).toEqual([]);
});
