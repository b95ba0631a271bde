import type { Page } from '@playwright/test';
import { goOffline, untilNothingIsFetched } from './support/page.js';
import {
  answer,
  expectResult,
  NOT_ENOUGH,
  option,
  passQuiz,
  questionText,
  takeQuiz,
} from './support/quiz.js';
import { expect, test } from './support/test.js';

/** What the five questions ask. */
const asked = (page: Page) => Promise.all([1, 2, 3, 4, 5].map((number) => questionText(page, number)));

// What is kept over a reload, scored, explained and saved is held by quiz-runner.test.tsx; the way back to a result, with a
// double click too, by quiz-look-back.test.tsx.
test('a double click on Retake Test answers no question, wherever in the button', async ({ page }) => {
  for (const place of [0.1, 0.5, 0.9]) {
    await page.goto('/level-1/quiz');
    await takeQuiz(page, NOT_ENOUGH);
    const retake = page.getByRole('button', { name: 'Retake Test' });
    await retake.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await retake.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.dblclick(x + width * place, y + height * place);
    await expect(page.getByText('0 of 5 answered').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
    await option(page, 1, 'c').check();
    await expect(page.getByText('1 of 5 answered').first()).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});

test('a retake without a network keeps what it asks', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  // With this the last question is drawn first, and the others follow.
  await page.addInitScript(() => (Math.random = () => 0));
  await page.goto('/level-1/quiz');
  const first = await asked(page);
  await answer(page, NOT_ENOUGH);
  await untilNothingIsFetched(page);
  await goOffline(page);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expectResult(page, 'Not Passed');
  await page.getByRole('button', { name: 'Retake Test' }).click();
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  const drawn = await asked(page);
  expect(drawn.filter((question) => !first.includes(question))).toHaveLength(1);
  expect(new Set(drawn).size).toBe(5);

  await context.setOffline(false);
  await page.reload();
  expect(await asked(page)).toEqual(drawn);
  await passQuiz(page);
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1440, 900],
] as const)
  test(`at ${width} px, what comes after a pass moves nothing, and the certificate is beside the news`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/panels*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/level-1/quiz');
    await passQuiz(page);
    await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeInViewport();
    // Not while a motion that brings something is on its way.
    const tops = async () => {
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      return page
        .locator('.ck-results-summary, .ck-results-details, .passed-certificate, footer')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    };
    const before = await tops();
    expect(before).toHaveLength(4);
    letThrough();
    await expect(page.getByRole('textbox', { name: 'Name on your certificate' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your way through the course' })).toBeVisible();
    expect(await tops()).toEqual(before);
    // Where the paper has no room beside the news, its name is asked for in sight.
    if (height < 850)
      for (const part of [page.getByLabel('Name on your certificate'), page.getByText('Make my certificate')])
        await expect(part).toBeInViewport({ ratio: 1 });
    if (width === 1440) await expect(page.locator('.ck-certificate-paper')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main [data-variant=primary]')).toHaveText('Go to next level');
  });
