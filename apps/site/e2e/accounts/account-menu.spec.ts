import { expectAccessible } from '../support/axe.js';
import { heading } from '../support/page.js';
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

// Presses beside it, and from one menu to the other: header.spec.ts, on the same button.
