import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.js';
import { expectVisibleFocus, Keyboard } from './support/keyboard.js';
import {
  blockStorage,
  chooseLanguage,
  heading,
  hold,
  kept,
  paintedBackground,
  SCRIPTS,
} from './support/page.js';
import { expect, test } from './support/test.js';

const KEY = 'langflow-learning:theme';
const LIGHT = { page: '#faf8f4', card: '#ffffff', browser: '#faf8f4' };
const DARK = { page: '#0d0f15', card: '#171a22', browser: '#0d0f15' };

const choice = (page: Page, name: 'System' | 'Light' | 'Dark') =>
  page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: `${name} theme`, exact: true });

/** The color that the browser gives its own surroundings: the first one that applies. */
const browserColor = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .find(({ media }) => matchMedia(media).matches)
      ?.getAttribute('content'),
  );

async function expectLook(page: Page, look: typeof LIGHT): Promise<void> {
  await expect.poll(() => paintedBackground(page.locator('body'))).toBe(look.page);
  await expect.poll(() => paintedBackground(page.getByRole('article').first())).toBe(look.card);
  await expect.poll(() => browserColor(page)).toBe(look.browser);
}

/** Writes down each theme that the page is given, and whether it had anything to paint by then. */
async function watchTheme(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.push({ theme: document.documentElement.dataset['theme'], hasBody: document.body !== null });
    }).observe(document, { subtree: true, attributeFilter: ['data-theme'] });
  });
  return () => page.evaluate(() => (window as unknown as { seen: unknown }).seen);
}

test.use({ colorScheme: 'light' });

// Values under the key that are no theme are held by theme.test.ts.

test('the site, the course’s own parts and the browser are as chosen, by keys too', async ({ page }) => {
  const keyboard = new Keyboard(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(choice(page, 'System')).toBeChecked();
  await expectLook(page, LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLook(page, DARK);
  await choice(page, 'Light').check();
  await expectLook(page, LIGHT);
  expect(await kept(page)).toEqual({ [KEY]: 'light' });
  await page.reload();
  await expect(choice(page, 'Light')).toBeChecked();
  await expectLook(page, LIGHT);
  await page.emulateMedia({ colorScheme: 'light' });

  // The arrow keys choose, as in any group of radio buttons.
  await keyboard.tabTo(choice(page, 'Light'));
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Dark')).toBeChecked();
  await expectVisibleFocus(choice(page, 'Dark'));
  await expectLook(page, DARK);
  expect(await axeViolations(page, '.theme-switch')).toEqual([]);
  await expect(page.getByRole('tooltip')).toHaveText('Dark theme');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'System')).toBeChecked();
  await expectLook(page, LIGHT);
  expect(await kept(page)).toEqual({});
  await keyboard.tabTo(page.getByRole('link', { name: 'Dashboard' }));
});

test.describe('with dark remembered', () => {
  test.use({ kept: { [KEY]: 'dark' } });

  test('the page is dark from the first paint on, and printed black on white', async ({ page }) => {
    const seen = await watchTheme(page);
    for (const path of ['/', '/extra-courses', '/privacy-policy']) {
      await page.goto(path);
      await expect(heading(page, /./)).toBeVisible();
      expect(await seen()).toEqual([{ theme: 'dark', hasBody: false }]);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', /^(only )?light/);
  });
});

test('other tabs follow a choice, while their scripts load too, and a cleared storage', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  const letScriptsCome = await hold(other, SCRIPTS);
  await Promise.all([page.goto('/'), other.goto('/', { waitUntil: 'commit' })]);
  await choice(page, 'Dark').check();
  await expectLook(page, DARK);
  letScriptsCome();
  await expectLook(other, DARK);
  await expect(choice(other, 'Dark')).toBeChecked();
  await choice(other, 'System').check();
  await expectLook(page, LIGHT);
  await choice(other, 'Dark').check();
  await expectLook(page, DARK);
  await other.evaluate(() => localStorage.clear());
  await expectLook(page, LIGHT);
  await expect(choice(page, 'System')).toBeChecked();
});

test('without browser storage theme and language last while the site is open', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/');
  await choice(page, 'Dark').check();
  await expectLook(page, DARK);
  await chooseLanguage(page, 'Deutsch');
  await page.getByRole('link', { name: 'Zusatzkurse' }).click();
  await expect(heading(page, 'Zusatzkurse')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => paintedBackground(page.locator('body'))).toBe(DARK.page);
});
