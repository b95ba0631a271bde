import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from './support/axe.js';
import { levelsPassed, tasksDone } from './support/course.js';
import { expectVisibleFocus, Keyboard } from './support/keyboard.js';
import { chooseLanguage, heading, kept, languageButton, openMenu } from './support/page.js';
import { expect, test } from './support/test.js';

const header = (page: Page): Locator => page.getByRole('banner');
const menuButton = (page: Page): Locator => header(page).getByRole('button', { name: 'Menu' });
const extraCourses = (page: Page): Locator => header(page).getByRole('link', { name: 'Extra Courses' });

const LANGUAGE = 'langflow-learning:language';

const SIZES = [
  [320, 'fr'],
  [360, 'ar'],
  [390, 'de'],
  [390, 'es'],
  [768, 'pt-BR'],
] as const;

test('the header is one row of 56 px with targets of 44 px, whatever the language', async ({ page }) => {
  await page.goto('/');
  for (const [width, tag] of SIZES) {
    await test.step(`${width} px in ${tag}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [LANGUAGE, tag] as const);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('html')).not.toHaveAttribute('data-language', /./);
      expect(await header(page).boundingBox()).toMatchObject({ height: 56, width });
      await openMenu(page);
      await expect(header(page).getByRole('radio')).toHaveCount(3);
      const targets = await header(page)
        .locator('a, button, select, .theme-choice')
        .evaluateAll((all) =>
          all
            .filter((element) => element.checkVisibility())
            .map((element) => ({ name: element.textContent, ...element.getBoundingClientRect().toJSON() })),
        );
      // The name, the button of the menu, four links, the languages, three themes and the dashboard.
      expect(targets).toHaveLength(11);
      for (const { name, height, left, right } of targets) {
        expect.soft(height, name).toBeGreaterThanOrEqual(42);
        expect.soft(left, name).toBeGreaterThanOrEqual(0);
        expect.soft(right, name).toBeLessThanOrEqual(width);
      }
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

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

  test('the menu closes when the browser goes back', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    await extraCourses(page).click();
    await expect(heading(page, 'Extra Courses')).toBeVisible();
    await menuButton(page).click();
    await expect(extraCourses(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page, /^Learn Langflow/)).toBeVisible();
    await expect(extraCourses(page)).toBeHidden();
  });

  test('the open menu is accessible, keeps the choices made in it, and closes by a press outside', async ({
    page,
  }) => {
    await page.goto('/extra-courses');
    await menuButton(page).click();
    await expect(extraCourses(page)).toBeVisible();
    await page.mouse.click(200, 700);
    await expect(extraCourses(page)).toBeHidden();
    await menuButton(page).click();
    await page.getByRole('radio', { name: 'Dark theme' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('radio', { name: 'System theme' }).check();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await chooseLanguage(page, 'Deutsch');
    await expect(header(page).getByRole('link', { name: 'Zusatzkurse' })).toBeVisible();
  });

  test('with text of twice the size the row wraps, nothing covers anything, and pages fit', async ({
    page,
  }) => {
    for (const path of ['/', '/level-1', '/level-1/task-1', '/certificate']) {
      await page.goto(path);
      await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
      await expectFits(page, 390);
      const edges = await header(page)
        .locator('.site-brand, .site-menu-button, .site-header-action')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
      for (const [index, one] of edges.entries())
        for (const other of edges.slice(index + 1)) {
          const isBeside = one.right <= other.left || one.bottom <= other.top;
          expect.soft(isBeside, `${path}: ${JSON.stringify([one, other])}`).toBe(true);
        }
    }
  });

  test.describe('on the way', () => {
    test.use({ kept: { ...levelsPassed(2), ...tasksDone(3, [1]) } });

    test('with text of twice the size pages fit', async ({ page }) => {
      for (const path of ['/', '/level-1', '/level-3', '/level-1/quiz', '/dashboard', '/certificate']) {
        await page.goto(path);
        await expect(heading(page, /./)).toBeVisible();
        await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
        await expectFits(page, 390);
      }
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens, and its links work', async ({ page }) => {
      await page.goto('/');
      await menuButton(page).click();
      await expect(page.getByRole('combobox')).toBeHidden();
      await extraCourses(page).click();
      await expect(heading(page, 'Extra Courses')).toBeVisible();
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pages that need scripts link to pages that do not', async ({ page }) => {
    for (const path of ['/auth', '/dashboard', '/locked', '/certificate']) {
      await page.goto(path);
      const link = page.getByRole('link', { name: 'Level 1', exact: true });
      await expect(link).toBeInViewport();
      await link.click();
      await expect(heading(page, 'Langflow Fundamentals')).toBeVisible();
    }
  });
});

test.describe('while the list of languages is open', () => {
  const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Language' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await extraCourses(page).click();
    await expect(heading(page, 'Extra Courses')).toBeVisible();
    await languageButton(page).click();
    await expect(page.getByRole('option', { name: 'English' })).toBeFocused();
  });

  test('Back shows the page before without it', async ({ page }) => {
    await page.goBack();
    await expect(heading(page, /^Learn Langflow/)).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await languageButton(page).click();
    await expect(list(page)).toBeVisible();
  });

  test('a press on a link follows it at once', async ({ page }) => {
    await header(page).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(heading(page, /^Learn Langflow/)).toBeVisible();
    await expect(list(page)).toHaveCount(0);
  });

  test('a press elsewhere closes it and counts, and so does one on its button, as often as one likes', async ({
    page,
  }) => {
    await page.getByRole('radio', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(list(page)).toHaveCount(0);
    await languageButton(page).click();
    await expect(list(page)).toBeVisible();
    await languageButton(page).click();
    await expect(list(page)).toHaveCount(0);
    await expect(languageButton(page)).toHaveAttribute('aria-expanded', 'false');
    await languageButton(page).click();
    await expect(list(page)).toBeVisible();
    await page.mouse.click(300, 4);
    await expect(list(page)).toHaveCount(0);
    await expect(languageButton(page)).toBeFocused();
  });

  test('Tab leaves it for what stands after its button, which closes it', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(list(page)).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'System theme' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(languageButton(page)).toBeFocused();
  });

  test('it stays while the page scrolls', async ({ page }) => {
    await page.mouse.move(300, 600);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.keyboard.press('End');
    await expect(page.getByRole('option', { name: 'עברית' })).toBeFocused();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list of languages opens in the menu, and a tap elsewhere closes it and counts', async ({
    page,
  }) => {
    await page.goto('/extra-courses');
    await menuButton(page).tap();
    await languageButton(page).tap();
    await expect(page.getByRole('option', { name: 'English' })).toBeInViewport();
    await expectAccessible(page, ['light', 'dark'], [390]);
    await page.getByRole('radio', { name: 'Dark theme' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await languageButton(page).tap();
    await page.getByRole('option', { name: 'Deutsch' }).tap();
    await expect(header(page).getByRole('link', { name: 'Zusatzkurse' })).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
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
