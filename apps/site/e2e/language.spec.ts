import type { Page } from '@playwright/test';
import { axeViolations, expectAccessible, expectFits } from './support/axe.js';
import { levels, levelsPassed, tasksDone } from './support/course.js';
import { chooseLanguage, heading, kept, languageButton, toasts } from './support/page.js';
import { blockStorage } from './support/storage.js';
import { expect, test } from './support/test.js';

const KEY = 'langflow-learning:language';

/** The code of the list of languages. */
const LIST = /\/assets\/language-list[.-].*\.js/;

/** Some of what the site says in Arabic. */
const ARABIC = {
  hero: 'تعلّم Langflow بالبناء، مخططًا بعد مخطط',
  home: 'الرئيسية',
  language: 'اللغة',
  extraCourses: 'دورات إضافية',
  dashboard: 'لوحة المتابعة',
  complete: 'تمييز المهمة كمكتملة',
  completed: 'اكتملت المهمة!',
  saved: 'تم حفظ تقدّمك',
  progress: 'تقدّمي',
  theme: 'المظهر الداكن',
} as const;

async function expectLanguage(page: Page, tag: string, direction: 'ltr' | 'rtl'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  await expect(page.locator('html')).not.toHaveAttribute('data-language', /./);
}

test('Arabic is chosen, remembered, used by keyboard, followed by another tab, and changed back', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await other.goto('/extra-courses');
  await page.bringToFront();
  await page.goto('/');
  await expectLanguage(page, 'en', 'ltr');

  await test.step('the site is in Arabic, also after a reload', async () => {
    await chooseLanguage(page, 'العربية');
    await expect(heading(page, ARABIC.hero)).toBeVisible();
    await expectLanguage(page, 'ar', 'rtl');
    await expect(page.getByRole('link', { name: ARABIC.home })).toBeVisible();
    expect(await kept(page)).toMatchObject({ [KEY]: 'ar' });
    await page.reload();
    await expect(heading(page, ARABIC.hero)).toBeVisible();
    await expectLanguage(page, 'ar', 'rtl');
  });

  await test.step('the other tab has followed', async () => {
    await expect(heading(other, ARABIC.extraCourses)).toBeVisible();
    await expectLanguage(other, 'ar', 'rtl');
    await expect(other).toHaveTitle(`${ARABIC.extraCourses} | Langflow Learning`);
    await expect(languageButton(other, ARABIC.language)).toHaveAccessibleName(/العربية$/);
  });

  await test.step('a lesson, by the keyboard, is marked as English', async () => {
    await page.goto('/level-1/task-1');
    await expect(page).toHaveTitle('Environment Setup (المستوى 1) | Langflow Learning');
    const title = page.locator('h1');
    await expect(title).toHaveText(levels[0].tasks[0]);
    const marked = await title.evaluate((element) => {
      const inner = element.querySelector('[lang]') ?? element.closest('[lang]');
      return { lang: inner?.getAttribute('lang'), dir: inner?.getAttribute('dir') };
    });
    expect(marked).toEqual({ lang: 'en', dir: 'ltr' });
    await page.getByRole('button', { name: ARABIC.complete }).press('Enter');
    const toast = toasts(page, ARABIC.completed).filter({ hasText: ARABIC.saved });
    await expect(toast).toBeVisible();
    await expect(page.getByRole('button', { name: ARABIC.completed })).toBeVisible();
  });

  await test.step('back to English by keyboard, in both tabs, with nothing lost', async () => {
    // That the menu is reached with Tab is held by header.spec.ts.
    await languageButton(page, ARABIC.language).press('ArrowDown');
    await expect(page.getByRole('option', { name: 'العربية' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('option', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectLanguage(page, 'en', 'ltr');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(languageButton(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
    await expect(heading(other, 'Extra Courses')).toBeVisible();
    await expectLanguage(other, 'en', 'ltr');
    expect(await kept(page)).not.toHaveProperty(KEY);
  });
});

test('a change of language during a test keeps its answers', async ({ page }) => {
  await page.goto('/level-1/quiz');
  const option = page.locator('fieldset').first().getByRole('radio').nth(1);
  await option.check();
  await chooseLanguage(page, 'Deutsch');
  await expect(heading(page, 'Wissenstest')).toBeVisible();
  await expect(option).toBeChecked();
});

test.describe('with Arabic remembered', () => {
  test.use({ kept: { [KEY]: 'ar' } });

  test('nothing in English, or aligned to the wrong side, is shown while the texts are loading', async ({
    page,
  }) => {
    let release = () => {};
    const seen = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/ar[.-].*\.js/, async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'load' });
    const brand = page.locator('.site-icon');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(brand).toBeVisible();
    const before = await brand.boundingBox();
    await expect(page.locator('h1')).toBeHidden();
    release();
    await expect(heading(page, ARABIC.hero)).toBeVisible();
    expect(await brand.boundingBox()).toEqual(before);
  });

  test('English is shown with an explanation when the texts cannot be loaded; loading can be retried', async ({
    page,
    troubles,
  }) => {
    troubles.expect(/ERR_FAILED/);
    await page.route(/\/assets\/ar[.-].*\.js/, (route) => route.abort());
    await page.goto('/');
    await expect(heading(page, /^Learn Langflow/)).toBeVisible();
    await expectLanguage(page, 'en', 'ltr');
    const notice = page.getByRole('alert').filter({ hasText: 'The site could not be shown in العربية.' });
    await expect(notice).toBeVisible();
    expect(await kept(page)).toMatchObject({ [KEY]: 'ar' });
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute(/\/assets\/ar[.-].*\.js/);
    await page.reload();
    await expect(heading(page, ARABIC.hero)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('English is shown after a while when no script is loaded', async ({ page, troubles }) => {
    troubles.expect(/ERR_FAILED/);
    troubles.expect(/Failed to fetch dynamically imported module/);
    await page.clock.install();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    const givenUp = page.waitForEvent('console', (message) => /Failed to fetch/.test(message.text()));
    await page.goto('/', { waitUntil: 'load' });
    await expect(page.locator('h1')).toBeHidden();
    await page.clock.fastForward('00:09');
    await expect(heading(page, /^Learn Langflow/)).toBeVisible();
    await expectLanguage(page, 'en', 'ltr');
    // It is tried once more, a second later.
    await page.clock.fastForward('00:02');
    await givenUp;
  });
});

test('a language that cannot be loaded leaves the page as it is; loading can be retried', async ({
  page,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/);
  const texts = /\/assets\/fr[.-].*\.js/;
  await page.route(texts, (route) => route.abort());
  await page.goto('/extra-courses');
  await chooseLanguage(page, 'Français');
  const notice = page.getByRole('alert').filter({ hasText: 'The site could not be shown in Français.' });
  await expect(notice).toBeVisible();
  await expect(languageButton(page)).toHaveAccessibleName(/English$/);
  await expectLanguage(page, 'en', 'ltr');
  expect(await kept(page)).toEqual({});
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await chooseLanguage(page, 'Deutsch');
  await expect(heading(page, 'Zusatzkurse')).toBeVisible();

  await chooseLanguage(page, 'Français', 'Sprache');
  const again = page.getByRole('alert').getByRole('button').first();
  await expect(again).toBeVisible();
  await page.unroute(texts);
  await again.click();
  await expect(heading(page, 'Cours supplémentaires')).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('a choice that is made before the page is hydrated counts', async ({ page }) => {
  let release = () => {};
  const chosen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/extra-courses', { waitUntil: 'load' });
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Deutsch');
  release();
  await expect(heading(page, 'Zusatzkurse')).toBeVisible();
  await expect(languageButton(page, 'Sprache')).toHaveAccessibleName(/Deutsch$/);
});

test('the list of languages is found by letters, closed by Escape and by a press beside it, and accessible', async ({
  page,
}) => {
  await page.goto('/extra-courses');
  await languageButton(page).press('Enter');
  await expect(page.getByRole('listbox', { name: 'Language' })).toBeVisible();
  await expect(page.getByRole('option', { selected: true })).toHaveText('English');
  await expectAccessible(page, ['light', 'dark'], [1280]);
  await page.keyboard.press('f');
  await expect(page.getByRole('option', { name: 'Français' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('option', { name: 'עברית' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(languageButton(page)).toBeFocused();

  await languageButton(page).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.mouse.click(300, 600);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a slow line the button says that it is busy, and the list opens as soon as it is there', async ({
  page,
}) => {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LIST, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/extra-courses');
  await languageButton(page).click();
  await expect(languageButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('option', { name: 'English' })).toBeFocused();
  await expect(languageButton(page)).toHaveAttribute('aria-busy', 'false');
});

test('where the list cannot be loaded, the browser’s own select takes its place', async ({
  page,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/);
  await page.route(LIST, (route) => route.abort());
  await page.goto('/extra-courses');
  await languageButton(page).click();
  const select = page.getByRole('combobox', { name: 'Language', exact: true });
  await expect(select).toBeFocused();
  await select.selectOption('Deutsch');
  await expect(heading(page, 'Zusatzkurse')).toBeVisible();
});

test('without browser storage the choice lasts while the site is open', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/');
  await chooseLanguage(page, 'Deutsch');
  await page.getByRole('link', { name: 'Zusatzkurse' }).click();
  await expect(heading(page, 'Zusatzkurse')).toBeVisible();
  await expectLanguage(page, 'de', 'ltr');
});

const started = { ...levelsPassed(1), ...tasksDone(2, [1, 2]) };
const PATHS = [
  '/',
  '/level-1',
  '/level-1/task-1',
  '/level-1/quiz',
  '/dashboard',
  '/certificate',
  '/extra-courses',
  '/auth',
  '/locked',
  '/privacy-policy',
];

/** Pages that the site draws itself, and the one with most in it. */
const SITES_OWN = ['/', '/level-1/task-1', '/extra-courses', '/auth', '/locked'];

test.describe('in Arabic', () => {
  test.use({
    kept: { ...started, [KEY]: 'ar' },
    contextOptions: { reducedMotion: 'reduce' },
  });

  // Colors are the same in each language. In components axe looks from right to left in their stories.
  test(`${SITES_OWN.join(', ')} are accessible on a phone and on a desktop`, async ({ page }) => {
    for (const path of SITES_OWN) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(heading(page, /./)).toBeVisible();
        await expectLanguage(page, 'ar', 'rtl');
        await expectAccessible(page, ['light']);
      });
    }
  });

  test('every page fits 320 px', async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(path);
      await expect(heading(page, /./)).toBeVisible();
      await expectLanguage(page, 'ar', 'rtl');
      await expectFits(page);
    }
  });
});

test.describe('in German, with its long words,', () => {
  test.use({ kept: { ...started, [KEY]: 'de' }, viewport: { width: 390, height: 844 } });

  test('every page fits a phone', async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(path);
      await expect(heading(page, /./)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expectFits(page, 390);
    }
  });
});
