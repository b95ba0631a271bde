import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import {
  chooseLanguage,
  goOffline,
  heading,
  hold,
  languageButton,
  toasts,
  untilNothingIsFetched,
} from './support/page.js';
import { expect, test } from './support/test.js';

const button = (page: Page): Locator => page.getByRole('button', { name: 'Search', exact: true });
const search = (page: Page): Locator => page.getByRole('dialog', { name: 'Search the course' });
const places = (page: Page): Locator => search(page).getByRole('option');

/** Types once the search is there, whose code is fetched. */
async function type(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(words);
}

// What is found, lessons, levels and tests by their names too: the tests beside search-lessons.ts.
test('words of a step lead to it, by mouse and by keys', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  await type(page, 'temperature');
  await expect(places(page).first()).toContainText('Feel the temperature');
  await expect(places(page).first()).toContainText('Level 1, task 4, step 6');
  await expectAccessible(page);
  await places(page).first().click();
  await expect(page).toHaveURL('/level-1/task-4#step-6');
  await expect(search(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Feel the temperature' })).toBeInViewport();
  await expect(page.locator('#step-6')).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // At once, as pasted: between keys of a busy machine the library may stay with an earlier place.
  await page.keyboard.insertText('prompt variables');
  await expect(places(page).first()).toContainText('Grow a port on Prompt Template');
  // The library goes to the first a moment after the last key, and on from there.
  const first = (await places(page).first().getAttribute('id')) ?? '';
  await expect(page.getByRole('searchbox')).toHaveAttribute('aria-activedescendant', first);
  await page.keyboard.press('ArrowDown');
  const second = await places(page).nth(1).textContent();
  await expect(places(page).nth(1)).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expect(search(page)).toHaveCount(0);
  const [, level, task, step] = /Level (\d), task (\d)(?:, step (\d))?/.exec(second ?? '') ?? [];
  await expect(page).toHaveURL(`/level-${level}/task-${task}${step ? `#step-${step}` : ''}`);
});

test('keys that are pressed while the search is fetched are in its field', async ({ page }) => {
  await page.goto('/');
  const letItCome = await hold(page, /\/assets\/search-dialog\./);
  // The page hears of keys once it is hydrated.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.type('prompt variables');
  letItCome();
  await expect(page.getByRole('searchbox')).toHaveValue('prompt variables');
  await expect(places(page).first()).toContainText('Grow a port on Prompt Template');
});

test('a place in a locked level says so, and what is found nowhere does as well', async ({ page }) => {
  await page.goto('/extra-courses');
  await button(page).click();
  await type(page, 'webhook');
  await expect(places(page).first()).toContainText('Level 3, task 5');
  await expect(places(page).first()).toContainText('Locked');
  await page.keyboard.press('Control+a');
  await type(page, 'saxophone');
  await expect(search(page).getByRole('status')).toHaveText(
    'Nothing was found for “saxophone”. Other or fewer words may find it.',
  );
  await expect(places(page)).toHaveCount(0);
  // The first press empties the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('the search of the menu closes it, and its last place can be reached', async ({ page }) => {
    await page.goto('/level-1');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await button(page).tap();
    await type(page, 'chat');
    await expect(places(page).nth(7)).toBeVisible();
    await expect(search(page).getByRole('status')).toHaveText('The best 8 places');
    await expect(languageButton(page)).toBeHidden();
    await places(page).nth(7).scrollIntoViewIfNeeded();
    await expect(places(page).nth(7)).toBeInViewport({ ratio: 0.9 });
    await search(page).getByRole('button', { name: 'Close' }).tap();
    await expect(search(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
});

test('without a network it says so, and works once there is one and the page is loaded again', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/extra-courses');
  // What shows a message is fetched when the page is at rest.
  await untilNothingIsFetched(page);
  await goOffline(page);
  await button(page).click();
  await expect(toasts(page, 'Search could not be loaded')).toBeVisible();
  await context.setOffline(false);
  // Browsers remember which scripts could not be fetched.
  await page.reload();
  await button(page).click();
  await type(page, 'webhook');
  await expect(places(page).first()).toBeVisible();
});

test('a level that cannot be fetched is said to be missing, and the others are searched', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/status of 404/);
  const lost = /\/assets\/tasks-2\./;
  await context.route(lost, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/extra-courses');
  await button(page).click();
  await type(page, 'webhook');
  await expect(places(page).first()).toContainText('Level 3, task 5');
  const status = search(page).getByRole('status');
  await expect(status).toContainText('Some lessons could not be loaded, so they were not searched.');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('saxophone');
  await expect(status).toContainText('Nothing was found for “saxophone”.');
  await expect(status).toContainText('Some lessons could not be loaded, so they were not searched.');
  await expectAccessible(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('webhook');
  await context.unroute(lost);
  await search(page).getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText(/^(\d+ places?|The best 8 places)$/);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('in another language the words around the English lessons are its own', async ({ page }) => {
  await page.goto('/extra-courses');
  await chooseLanguage(page, 'Deutsch');
  await page.getByRole('button', { name: 'Suche', exact: true }).click();
  await type(page, 'webhook');
  const first = page.getByRole('dialog', { name: 'Kurs durchsuchen' }).getByRole('option').first();
  await expect(first).toContainText('Stufe 3, Aufgabe 5');
  await expect(first.locator('[lang=en]').first()).toBeVisible();
  await expect(heading(page, /./)).toBeAttached();
});

test('pages of the site are found by what learners call them, in the language of the site', async ({
  page,
}) => {
  await page.goto('/extra-courses');
  await button(page).click();
  await type(page, 'where is my certificate');
  await expect(places(page).first()).toContainText('Certificates');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('my progress');
  await expect(places(page).first()).toContainText('My Progress');
  await expect(places(page).first()).toContainText('Your tasks, tests and certificates');
  await expectAccessible(page);
  await places(page).first().click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'My Progress')).toBeFocused();

  await chooseLanguage(page, 'Deutsch');
  await page.keyboard.press('Control+k');
  await type(page, 'Wo ist meine Urkunde');
  const found = page.getByRole('dialog', { name: 'Kurs durchsuchen' }).getByRole('option').first();
  await expect(found).toContainText('Zertifikate');
  await found.click();
  await expect(page).toHaveURL('/certificate');
});
