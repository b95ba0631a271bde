import type { Page } from '@playwright/test';
import { axeViolations, expectAccessible, expectFits } from './support/axe.js';
import { levels, levelsPassed, tasksDone } from './support/course.js';
import {
  chooseLanguage,
  heading,
  hold,
  kept,
  languageButton,
  languageOption,
  SCRIPTS,
  toasts,
} from './support/page.js';
import { expect, test } from './support/test.js';

const KEY = 'langflow-learning:language';
/** The code of the list of languages, and the texts of one. */
const LIST = /\/assets\/language-list[.-].*\.js/;
const ARABIC_TEXTS = /\/assets\/ar[.-].*\.js/;
const FRENCH_TEXTS = /\/assets\/fr[.-].*\.js/;

/** Some of what the site says in Arabic. */
const ARABIC = {
  hero: 'تعلّم Langflow بالبناء، مخططًا بعد مخطط',
  home: 'الرئيسية',
  language: 'اللغة',
  extraCourses: 'دورات إضافية',
  complete: 'تمييز المهمة كمكتملة',
  completed: 'اكتملت المهمة!',
  saved: 'تم حفظ تقدّمك',
} as const;

async function expectLanguage(page: Page, tag: string, direction: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  await expect(page.locator('html')).not.toHaveAttribute('data-language', /./);
}

test('Arabic is chosen, remembered, followed by another tab, and changed back', async ({ context, page }) => {
  const other = await context.newPage();
  await other.goto('/extra-courses');
  await page.bringToFront();
  await page.goto('/');
  await expectLanguage(page, 'en');

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

  // That what a lesson says is marked as English is held by course-language.test.tsx.
  await test.step('a lesson, by the keyboard', async () => {
    await page.goto('/level-1/task-1');
    await expect(page).toHaveTitle('Environment Setup (المستوى 1) | Langflow Learning');
    await expect(page.locator('h1')).toHaveText(levels[0].tasks[0]);
    await page.getByRole('button', { name: ARABIC.complete }).press('Enter');
    await expect(toasts(page, ARABIC.completed).filter({ hasText: ARABIC.saved })).toBeVisible();
    await expect(page.getByRole('button', { name: ARABIC.completed })).toBeVisible();
  });

  await test.step('back to English by keyboard, in both tabs, with nothing lost', async () => {
    await languageButton(page, ARABIC.language).press('ArrowDown');
    await expect(languageOption(page, 'العربية')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(languageOption(page, 'English')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectLanguage(page, 'en');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(languageButton(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
    await expect(heading(other, 'Extra Courses')).toBeVisible();
    await expectLanguage(other, 'en');
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

  test('nothing in English, or on the wrong side, is shown while texts are loading', async ({ page }) => {
    const letTextsCome = await hold(page, ARABIC_TEXTS);
    await page.goto('/', { waitUntil: 'load' });
    const brand = page.locator('.site-icon');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(brand).toBeVisible();
    const before = await brand.boundingBox();
    await expect(page.locator('h1')).toBeHidden();
    letTextsCome();
    await expect(heading(page, ARABIC.hero)).toBeVisible();
    expect(await brand.boundingBox()).toEqual(before);
  });

  test('its texts are fetched beside the code of the page, not after it', async ({ page }) => {
    const letCodeCome = await hold(page, /\/assets\/site[.-].*\.js/);
    const texts = page.waitForRequest(ARABIC_TEXTS);
    await page.goto('/', { waitUntil: 'commit' });
    await texts;
    letCodeCome();
    await expect(heading(page, ARABIC.hero)).toBeVisible();
  });

  test('texts that cannot be loaded leave English, with an explanation', async ({ page, troubles }) => {
    troubles.expect(/ERR_FAILED/);
    await page.route(ARABIC_TEXTS, (route) => route.abort());
    await page.goto('/');
    await expect(heading(page, /^Learn Langflow/)).toBeVisible();
    await expectLanguage(page, 'en');
    const notice = page.getByRole('alert').filter({ hasText: 'The site could not be shown in العربية.' });
    await expect(notice).toBeVisible();
    expect(await kept(page)).toMatchObject({ [KEY]: 'ar' });
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute(ARABIC_TEXTS);
    await page.reload();
    await expect(heading(page, ARABIC.hero)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('English is shown after a while when no script is loaded', async ({ page, troubles }) => {
    troubles.expect(/ERR_FAILED/);
    troubles.expect(/Failed to fetch dynamically imported module/);
    await page.clock.install();
    await page.route(SCRIPTS, (route) => route.abort());
    const givenUp = page.waitForEvent('console', (message) => /Failed to fetch/.test(message.text()));
    await page.goto('/', { waitUntil: 'load' });
    await expect(page.locator('h1')).toBeHidden();
    await page.clock.fastForward('00:09');
    await expect(heading(page, /^Learn Langflow/)).toBeVisible();
    await expectLanguage(page, 'en');
    // It is tried once more, a second later.
    await page.clock.fastForward('00:02');
    await givenUp;
  });
});

test('a language that cannot be loaded leaves the page, with a retry', async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED/);
  await page.route(FRENCH_TEXTS, (route) => route.abort());
  await page.goto('/extra-courses');
  await chooseLanguage(page, 'Français');
  const notice = page.getByRole('alert').filter({ hasText: 'The site could not be shown in Français.' });
  await expect(notice).toBeVisible();
  await expect(languageButton(page)).toHaveAccessibleName(/English$/);
  await expectLanguage(page, 'en');
  expect(await kept(page)).toEqual({});
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await chooseLanguage(page, 'Deutsch');
  await expect(heading(page, 'Zusatzkurse')).toBeVisible();

  await chooseLanguage(page, 'Français', 'Sprache');
  const again = page.getByRole('alert').getByRole('button').first();
  await expect(again).toBeVisible();
  await page.unroute(FRENCH_TEXTS);
  await again.click();
  await expect(heading(page, 'Cours supplémentaires')).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('a choice that is made before the page is hydrated counts', async ({ page }) => {
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto('/extra-courses', { waitUntil: 'load' });
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Deutsch');
  letScriptsCome();
  await expect(heading(page, 'Zusatzkurse')).toBeVisible();
  await expect(languageButton(page, 'Sprache')).toHaveAccessibleName(/Deutsch$/);
});

test('on a slow line the button is busy, and the list opens as soon as it is there', async ({ page }) => {
  const letListCome = await hold(page, LIST);
  await page.goto('/extra-courses');
  await languageButton(page).click();
  await expect(languageButton(page)).toHaveAttribute('aria-busy', 'true');
  letListCome();
  await expect(languageOption(page, 'English')).toBeFocused();
  await expect(languageButton(page)).toHaveAttribute('aria-busy', 'false');
});

test('a list that cannot be loaded gives its place to the browser’s select', async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED/);
  await page.route(LIST, (route) => route.abort());
  await page.goto('/extra-courses');
  await languageButton(page).click();
  const select = page.getByRole('combobox', { name: 'Language', exact: true });
  await expect(select).toBeFocused();
  await select.selectOption('Deutsch');
  await expect(heading(page, 'Zusatzkurse')).toBeVisible();
});

/** Pages that the site draws itself, and the one with most in it. */
const SITES_OWN = ['/', '/level-1/task-1', '/extra-courses', '/auth', '/locked'];
const PATHS = [...SITES_OWN, '/level-1', '/level-1/quiz', '/dashboard', '/certificate', '/privacy-policy'];

for (const [tag, direction, width] of [
  ['ar', 'rtl', 320],
  ['de', 'ltr', 390],
] as const)
  test.describe(`in ${tag}`, () => {
    const started = { ...levelsPassed(1), ...tasksDone(2, [1, 2]) };
    test.use({ kept: { ...started, [KEY]: tag }, contextOptions: { reducedMotion: 'reduce' } });

    // In German are long words. Colors are the same in each language; stories have components from right to left.
    test(`every page fits ${width} px, and what the site draws is accessible`, async ({ page }) => {
      for (const path of PATHS)
        await test.step(path, async () => {
          await page.goto(path);
          await expect(heading(page, /./)).toBeVisible();
          await expectLanguage(page, tag, direction);
          await expectFits(page, width);
          if (tag === 'ar' && SITES_OWN.includes(path)) await expectAccessible(page, ['light']);
        });
    });
  });
