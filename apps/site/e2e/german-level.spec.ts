import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from './support/axe.js';
import { levelsPassed } from './support/course.js';
import {
  chooseLanguage,
  heading,
  hold,
  languageButton,
  languageOption,
  untilNothingIsFetched,
} from './support/page.js';
import { shiftsOf, watchShifts } from './support/shifts.js';
import { expect, test } from './support/test.js';

const KEY = 'langflow-learning:language';
/** Words of the course in German. */
const WORDS = /\/assets\/(outline|tasks-1|quiz-1)-de[.-].*\.js/;

const question = (page: Page, number: number) => page.locator('.ck-question').nth(number - 1);
const option = (page: Page, number: number, id: string) =>
  question(page, number).locator(`input[value="${id}"]`);

/** What is marked as English of a part of the page. */
const english = (page: Page, part: string) => page.locator(`${part} [lang=en]`);

test('who reads English fetches no words in German', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const path of ['/', '/level-1', '/level-1/task-1', '/level-1/quiz']) await page.goto(path);
  await expect(heading(page, 'Knowledge Test')).toBeVisible();
  expect(fetched.filter((address) => WORDS.test(address))).toEqual([]);
  expect(fetched.some((address) => /\/assets\/quiz-1[.-]/.test(address))).toBe(true);
});

test.describe('in German on a phone', () => {
  test.use({ kept: { [KEY]: 'de' }, viewport: { width: 390, height: 844 } });

  test('the map of a lesson has its title in German', async ({ page }) => {
    await page.goto('/level-1/task-2');
    await expect(page.getByText('Der Editor als Skizze, nicht maßstäblich').first()).toBeVisible();
    await expect(page.getByText('The editor as a sketch, not to scale')).toHaveCount(0);
  });

  test('level 1 is in German, from its overview to the next lesson', async ({ page }) => {
    await page.goto('/level-1');
    await expect(heading(page, 'Grundlagen von Langflow')).toBeVisible();
    await expect(page).toHaveTitle('Stufe 1: Grundlagen von Langflow | Langflow Learning');
    // A project is called as certificates call it, in the course's language.
    await expect(english(page, 'main')).toHaveText(['Study Partner']);
    await expectAccessible(page);
    await expectFits(page);

    await page.getByRole('link', { name: /^Die Umgebung einrichten/ }).click();
    await expect(page).toHaveURL('/level-1/task-1');
    await expect(heading(page, 'Die Umgebung einrichten')).toBeVisible();
    await expect(page).toHaveTitle('Die Umgebung einrichten (Stufe 1) | Langflow Learning');
    await expect(page.getByText('Diese Lektion ist auf Englisch.')).toHaveCount(0);
    await expect(english(page, '.ck-step')).toHaveCount(0);
    await expect(page.locator('.ck-step')).toHaveCount(8);
    await expect(page.locator('#step-4')).toContainText('uv pip install "langflow==1.13.*"');
    await expectAccessible(page);
    await expectFits(page);

    await page.getByRole('button', { name: 'Als erledigt markieren' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Aufgabe erledigt!' })).toBeVisible();
    await expect(page.locator('.ck-task-outcome')).toContainText('Die Oberfläche erkunden');
    await page.locator('.ck-task-outcome a').click();
    await expect(heading(page, 'Die Oberfläche erkunden')).toBeVisible();
  });

  test('words that cannot be fetched leave the lesson in English, with a word', async ({
    page,
    troubles,
  }) => {
    troubles.expect(/ERR_FAILED/);
    await page.route(/tasks-1-de/, (route) => route.abort());
    await page.goto('/level-1/task-2');
    await expect(heading(page, 'Interface Exploration')).toBeVisible();
    await expect(page.getByText('Diese Lektion ist auf Englisch.')).toBeVisible();
    await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
  });

  test('the list of languages says which have lessons, and how many levels', async ({ page }) => {
    await page.goto('/level-1');
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await languageButton(page, 'Sprache').click();
    for (const [language, lessons] of [
      ['English', 'Website und alle Lektionen'],
      ['Deutsch', 'Website, und Lektionen der Stufe 1'],
      ['Français', 'Nur die Website, Lektionen auf Englisch'],
    ] as const)
      await expect(languageOption(page, language)).toHaveAccessibleName(`${language} ${lessons}`);
    await expectAccessible(page);
    await expectFits(page);
  });

  test('the search finds words of lessons in German, and shows the step', async ({ page }) => {
    await page.goto('/level-1/task-1');
    await expect(heading(page, 'Die Umgebung einrichten')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('eingefroren');
    const first = page.getByRole('dialog').getByRole('option').first();
    await expect(first).toContainText('Beobachte die Reihenfolge eines Durchlaufs');
    await expect(first.locator('[lang=en]')).toHaveCount(0);
    await first.click();
    await expect(page.locator('#step-7')).toBeFocused();
  });
});

test.describe('in German with level 1 passed', () => {
  test.use({ kept: { [KEY]: 'de', ...levelsPassed(1) } });

  test('a result is told at once, and nothing moves when the rest of it comes', async ({ page }) => {
    await watchShifts(page);
    const letTextsCome = await hold(page, /\/assets\/de[.-].*\.js/);
    const letResultsCome = await hold(page, /\/assets\/quiz-results.*\.js/);
    await page.goto('/level-1/quiz', { waitUntil: 'load' });
    const words = await page.locator('main').evaluate((main) => getComputedStyle(main, '::before').content);
    expect(words).toBe('"Wird geladen …"');
    letTextsCome();
    await expect(page.getByRole('status').filter({ hasText: /^Bestanden 100\s%$/ })).toBeVisible();
    await expect(page.locator('.ck-question')).toHaveCount(0);
    letResultsCome();
    await expect(page.getByRole('heading', { name: 'Bestanden', exact: true })).toBeVisible();
    await untilNothingIsFetched(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('level 2 is in English, and says so', async ({ page }) => {
    await page.goto('/level-2');
    await expect(heading(page, 'Flow Builder')).toBeVisible();
    await expect(page.getByText('Diese Stufe ist auf Englisch.')).toBeVisible();
    await page.goto('/level-2/task-1');
    await expect(page.getByText('Diese Lektion ist auf Englisch.')).toBeVisible();
    await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
    await page.goto('/level-2/quiz');
    await expect(page.getByText('Dieser Test ist auf Englisch.')).toBeVisible();
    await page.goto('/');
    const cards = page.locator('.ck-level-card-title');
    await expect(cards.first()).toHaveText('Grundlagen von Langflow');
    await expect(cards.first().locator('[lang]')).toHaveCount(0);
    await expect(cards.nth(1).locator('[lang=en]')).toHaveText('Flow Builder');
  });
});

test('a page that was visited in English is in German on the way back', async ({ page }) => {
  await page.goto('/level-1/task-1');
  await page.getByRole('link', { name: /Next/ }).first().click();
  await expect(heading(page, 'Interface Exploration')).toBeVisible();
  await chooseLanguage(page, 'Deutsch');
  await expect(heading(page, 'Die Oberfläche erkunden')).toBeVisible();
  const english: string[] = [];
  await page.exposeFunction('sawEnglish', (title: string) => english.push(title));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent ?? '';
      if (title === 'Environment Setup')
        (window as unknown as { sawEnglish: (title: string) => void }).sawEnglish(title);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.goBack();
  await expect(heading(page, 'Die Umgebung einrichten')).toBeVisible();
  expect(english).toEqual([]);
});

test('a test that is begun in German and finished in English is one test', async ({ page }) => {
  await page.goto('/level-1/quiz');
  await chooseLanguage(page, 'Deutsch');
  await expect(question(page, 1)).toContainText('Deine virtuelle Umgebung ist aktiv');
  const order = () =>
    question(page, 1)
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await option(page, 1, 'c').check();
  await option(page, 2, 'c').check();
  const shown = await order();

  await chooseLanguage(page, 'English', 'Sprache');
  await expect(question(page, 1)).toContainText('Your virtual environment is active');
  await expect(option(page, 1, 'c')).toBeChecked();
  expect(await order()).toEqual(shown);
  await page.reload();
  await expect(languageButton(page)).toHaveAccessibleName(/English$/);
  await expect(option(page, 2, 'c')).toBeChecked();
  await option(page, 3, 'c').check();
  await option(page, 4, 'c').check();
  await option(page, 5, 'b').check();

  await chooseLanguage(page, 'Deutsch');
  await expect(option(page, 5, 'b')).toBeChecked();
  await page.getByRole('button', { name: 'Antworten abgeben' }).click();
  await expect(page.getByRole('heading', { name: 'Bestanden', exact: true })).toBeVisible();
  await expect(page.locator('.ck-answers')).toContainText('Von sich aus nimmt Langflow den Port 7860.');
  await expect(english(page, '.ck-answers')).toHaveCount(0);

  await chooseLanguage(page, 'English', 'Sprache');
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  await expect(page.locator('.ck-answers')).toContainText('The default port is 7860.');
  await page.reload();
  await expect(page.locator('.ck-answers')).toContainText('The default port is 7860.');
});
