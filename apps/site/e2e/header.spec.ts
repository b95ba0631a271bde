import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { expectVisibleFocus, Keyboard } from './support/keyboard.js';
import { heading, hold, kept, languageButton, languageOption, SCRIPTS } from './support/page.js';
import { expect, test } from './support/test.js';

const header = (page: Page): Locator => page.getByRole('banner');
const menuButton = (page: Page): Locator => header(page).locator('.site-menu-button');
const extraCourses = (page: Page): Locator => header(page).getByRole('link', { name: 'Extra Courses' });
const phone = { viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } } as const;

const SIZES = [
  [320, 'fr'],
  [360, 'ar'],
  [390, 'de'],
  [390, 'es'],
  [768, 'pt-BR'],
] as const;

test('the header is one row of 56 px with targets of 44 px, whatever the language', async ({ page }) => {
  await page.goto('/');
  for (const [width, tag] of SIZES)
    await test.step(`${width} px in ${tag}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((value) => localStorage.setItem('langflow-learning:language', value), tag);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('html')).not.toHaveAttribute('data-language', /./);
      expect(await header(page).boundingBox()).toMatchObject({ height: 56, width });
      await menuButton(page).click();
      await expect(header(page).getByRole('radio')).toHaveCount(3);
      const targets = await header(page)
        .locator('a, button, select, .theme-choice')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
      // The way past all, the name, the button of the menu, four links, the search, the languages, three themes and the dashboard.
      expect(targets).toHaveLength(13);
      for (const { height, left, right } of targets) {
        expect.soft(height).toBeGreaterThanOrEqual(42);
        expect.soft(left).toBeGreaterThanOrEqual(0);
        expect.soft(right).toBeLessThanOrEqual(width);
      }
    });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the keyboard opens the menu, moves through it, and closes it with Escape', async ({ page }) => {
    const keyboard = new Keyboard(page);
    await page.goto('/level-1');
    await expect(extraCourses(page)).toBeHidden();
    await keyboard.tabTo(menuButton(page));
    await page.keyboard.press('Enter');
    await keyboard.tabTo(header(page).getByRole('link', { name: 'Home' }));
    await keyboard.tabTo(languageButton(page));
    await keyboard.tabTo(page.getByRole('radio', { name: 'System theme' }));
    await keyboard.tabTo(header(page).getByRole('link', { name: 'Dashboard' }));
    await keyboard.tabTo(page.getByRole('radio', { name: 'System theme' }), 'Shift+Tab');
    await page.keyboard.press('Escape');
    // The first one closes what the focus says of the theme.
    await page.keyboard.press('Escape');
    await expect(extraCourses(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expectVisibleFocus(menuButton(page));

    await page.keyboard.press('Space');
    await keyboard.follow('Extra Courses');
    await expect(heading(page, 'Extra Courses')).toBeFocused();
    await expect(extraCourses(page)).toBeHidden();
  });

  test('the open menu is accessible, and closes by a press outside and by Back', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    await extraCourses(page).click();
    await expect(heading(page, 'Extra Courses')).toBeVisible();
    await menuButton(page).click();
    await expectAccessible(page);
    await page.setViewportSize(phone.viewport);
    await page.mouse.click(200, 700);
    await expect(extraCourses(page)).toBeHidden();
    await menuButton(page).click();
    await expect(extraCourses(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page, /^Learn Langflow/)).toBeVisible();
    await expect(extraCourses(page)).toBeHidden();
  });

  for (const [path, title] of [
    ['/dashboard', 'My Progress'],
    ['/certificate', 'Certificates'],
    ['/nowhere', /./],
  ] as const)
    test(`the menu stays open when it was opened before the page was there: ${path}`, async ({
      page,
      troubles,
    }) => {
      if (path === '/nowhere') troubles.expect(/^console error: 404: no page/);
      const letScriptsCome = await hold(page, SCRIPTS);
      await page.goto(path, { waitUntil: 'commit' });
      await menuButton(page).click();
      await expect(extraCourses(page)).toBeVisible();
      letScriptsCome();
      await expect(heading(page, title)).toBeAttached();
      await expect(extraCourses(page)).toBeVisible();
      await expect(menuButton(page)).toBeFocused();
      await extraCourses(page).click();
      await expect(heading(page, 'Extra Courses')).toBeVisible();
      await expect(extraCourses(page)).toBeHidden();
    });
});

test.describe('without script', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the menu opens, and pages that need scripts link to pages that do not', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    await expect(page.getByRole('combobox')).toBeHidden();
    await extraCourses(page).click();
    await expect(heading(page, 'Extra Courses')).toBeVisible();
    for (const path of ['/auth', '/dashboard', '/locked', '/certificate']) {
      await page.goto(path);
      const link = page.getByRole('link', { name: 'Level 1', exact: true });
      await expect(link).toBeInViewport();
      await link.click();
      await expect(heading(page, 'Langflow Fundamentals')).toBeVisible();
    }
  });
});

test.describe('the list of languages', () => {
  const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Language' });
  const openList = async (page: Page) => {
    await languageButton(page).click();
    await expect(languageOption(page, 'English')).toBeFocused();
  };

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await extraCourses(page).click();
    await expect(heading(page, 'Extra Courses')).toBeVisible();
    await openList(page);
  });

  test('is closed by Back and by a press on a link, which is followed at once', async ({ page }) => {
    await page.goBack();
    await expect(heading(page, /^Learn Langflow/)).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await openList(page);
    await extraCourses(page).click();
    await expect(heading(page, 'Extra Courses')).toBeVisible();
    await expect(list(page)).toHaveCount(0);
  });

  test('is closed by a press elsewhere, which counts, by its button, Tab and Escape', async ({ page }) => {
    // A pointer that rests in the header has its tooltips fade in, whenever that is.
    await page.mouse.move(300, 600);
    await expectAccessible(page, ['light', 'dark'], [1280]);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => scrollY), 'it stays open').toBeGreaterThan(0);
    await page.keyboard.press('End');
    await expect(languageOption(page, 'עברית')).toBeFocused();
    const ways: readonly (readonly [() => Promise<void>, Locator])[] = [
      [
        () => page.getByRole('radio', { name: 'Dark theme' }).click(),
        page.getByRole('radio', { name: 'Dark theme' }),
      ],
      [() => languageButton(page).click(), languageButton(page)],
      [() => page.mouse.click(300, 4), languageButton(page)],
      [() => page.mouse.click(300, 600), languageButton(page)],
      [() => page.keyboard.press('Escape'), languageButton(page)],
      [() => page.keyboard.press('Tab'), page.getByRole('radio', { name: 'Dark theme' })],
    ];
    for (const [close, focused] of ways) {
      await close();
      await expect(list(page)).toHaveCount(0);
      await expect(languageButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(focused).toBeFocused();
      await openList(page);
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('with a finger', () => {
  test.use({ ...phone, hasTouch: true });

  test('the list of languages opens in the menu, and a tap elsewhere counts', async ({ page }) => {
    await page.goto('/extra-courses');
    await menuButton(page).tap();
    await languageButton(page).tap();
    await expect(languageOption(page, 'English')).toBeInViewport();
    await expectAccessible(page, ['light', 'dark'], [390]);
    await page.getByRole('radio', { name: 'Dark theme' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await languageButton(page).tap();
    await languageOption(page, 'Deutsch').tap();
    await expect(page.getByRole('link', { name: 'Fortschritt' }).first()).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: 'Zusatzkurse' }), 'nor the menu').toBeHidden();
  });
});

test('every page is aligned with the site’s name, and stores nothing of who only looks', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const left = async (target: Locator) => Math.round((await target.boundingBox())?.x ?? Number.NaN);
  const paths = ['/', '/level-1', '/level-1/task-1', '/level-1/quiz', '/dashboard', '/certificate'];
  for (const path of [...paths, '/extra-courses', '/locked', '/privacy-policy']) {
    await page.goto(path);
    await expect(heading(page, /./)).toBeVisible();
    expect.soft(await left(heading(page, /./)), path).toBe(await left(header(page).locator('.site-brand')));
    expect.soft(await kept(page), path).toEqual({});
  }
});
