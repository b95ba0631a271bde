import { expectAccessible } from '../support/axe.js';
import { heading, languageButton } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { openAs, register } from './support/learner.js';

test('the account’s menu says who is signed in, leads to the account’s pages by keyboard, and is accessible', async ({
  page,
  request,
}) => {
  const account = await register(request);
  await openAs(page, account, '/');
  const button = page.getByRole('button', { name: 'Account', exact: true });
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await button.press('ArrowDown');
  const menu = page.getByRole('menu', { name: 'Account', exact: true });
  await expect(menu).toContainText('Signed in as');
  await expect(menu.getByRole('menuitem', { name: 'My Progress' })).toBeFocused();
  await expectAccessible(page, ['light', 'dark'], [1280]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'My Progress' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/certificate');
  await expect(heading(page, 'Certificates')).toBeVisible();
});

test('the account’s menu opens by Enter and by the space bar with the focus in it, and closes by them', async ({
  page,
  request,
}) => {
  await openAs(page, await register(request), '/level-1');
  const button = page.getByRole('button', { name: 'Account', exact: true });
  const menu = page.getByRole('menu', { name: 'Account', exact: true });
  await button.press('ArrowDown');
  await expect(menu).toBeVisible();
  for (const key of ['Enter', 'Space', 'Enter']) {
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
    await expect(menu.getByRole('menuitem', { name: 'My Progress' })).toBeFocused();
  }
  await button.press('Space');
  await expect(menu).toHaveCount(0);
});

test('the account’s menu signs out, which leads to the sign-in screen', async ({ page, request }) => {
  await openAs(page, await register(request), '/level-1');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('one press leads from the list of languages to the account’s menu, and one beside it closes that', async ({
  page,
  request,
}) => {
  await openAs(page, await register(request), '/level-1');
  await languageButton(page).click();
  await expect(page.getByRole('listbox', { name: 'Language' })).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('listbox', { name: 'Language' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'My Progress' })).toBeVisible();
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu', { name: 'Account', exact: true })).toHaveCount(0);
});

test('there is no account’s menu for a visitor', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0);
});
