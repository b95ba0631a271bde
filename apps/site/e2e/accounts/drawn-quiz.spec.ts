import type { Page } from '@playwright/test';
import { heading, hold, SCRIPTS } from '../support/page.js';
import { expectResult, NOT_ENOUGH, passQuiz, question, takeQuiz } from '../support/quiz.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';
import { newAccount, signUp } from './support/account.js';
import { handIn, openAs, register } from './support/learner.js';

const drawing = /rpc\/draw_quiz/;

/** What is asked, in its order. */
const questionTexts = (page: Page) => page.getByRole('group', { name: /^Question/ }).locator('legend');

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size });

    test('the title of a test stays where it is while its questions are chosen', async ({ page }) => {
      await signUp(page, newAccount());
      const choose = await hold(page, drawing);
      await page.goto('/level-1/quiz', { waitUntil: 'load' });
      await expect(page.getByText('Choosing your questions…')).toBeVisible();
      const title = heading(page, 'Knowledge Test');
      const before = await title.boundingBox();
      choose();
      await expect(question(page, 1)).toBeVisible();
      expect(await title.boundingBox()).toEqual(before);
    });

    test('a first test of Level 2 shows no question before those that the account is asked', async ({
      page,
      request,
    }) => {
      const learner = await register(request, { score: 80 });
      const choose = await hold(page, drawing);
      await watchShifts(page);
      await openAs(page, learner, '/level-2/quiz');
      await expect(page.getByText('Choosing your questions…')).toBeVisible();
      await expect(question(page, 1)).toBeHidden();
      const title = heading(page, 'Knowledge Test');
      const before = await title.boundingBox();
      choose();
      await expect(question(page, 1)).toBeVisible();
      expect(await title.boundingBox()).toEqual(before);
      expect(await shiftsOf(page), 'what has moved').toEqual([]);
      const asked = await questionTexts(page).allInnerTexts();
      expect(asked).toHaveLength(5);
      await page.reload();
      await expect(questionTexts(page)).toHaveText(asked);
      await passQuiz(page);
    });
  });

test('each wrong answer of a test that was drawn and is marked elsewhere leads to the step that teaches it', async ({
  page,
  request,
}) => {
  await openAs(page, await register(request, { score: 80 }), '/level-2/quiz');
  await takeQuiz(page, NOT_ENOUGH);
  await expectResult(page, 'Not Passed');
  const links = page.getByRole('link', { name: /^Read step \d of “.+” again$/ });
  await expect(links).toHaveCount(2);
  const address = (await links.last().getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/level-2\/task-\d#step-\d$/);
  await page.reload();
  await expectResult(page, 'Not Passed');
  await links.last().click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(address.replace(/.*#/, '#'))).toBeFocused();
});

test('a first test of Level 2 whose questions cannot be fetched says so, and begins with a press', async ({
  page,
  request,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  const learner = await register(request, { score: 80 });
  await page.route(drawing, (route) => route.abort());
  await openAs(page, learner, '/level-2/quiz');
  await expect(page.getByRole('heading', { name: 'The questions could not be fetched' })).toBeVisible();
  await expect(question(page, 1)).toBeHidden();
  await page.unroute(drawing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await takeQuiz(page, NOT_ENOUGH);
  await expectResult(page, 'Not Passed');
});

test('accounts are asked different questions in their first tests of Level 2', async ({
  anotherBrowser,
  request,
}) => {
  const asked = new Set<string>();
  // Two accounts are asked the same with a chance of one in 32; six are, one after the other, in one of 33 million.
  for (let account = 0; account < 6 && asked.size < 2; account += 1) {
    const learner = await register(request, { score: 80 });
    const page = await anotherBrowser();
    await openAs(page, learner, '/level-2/quiz');
    await expect(question(page, 1)).toBeVisible();
    asked.add((await questionTexts(page).allInnerTexts()).join());
  }
  expect(asked.size).toBeGreaterThan(1);
});

test('in a browser that is new to it, a test that was tried takes no answer before its result is known', async ({
  page,
  request,
}) => {
  const learner = await register(request);
  await handIn(request, learner, 1, 0);
  const letScriptsCome = await hold(page, SCRIPTS);
  await openAs(page, learner, '/level-1/quiz');
  const questions = page.locator('.ck-question');
  await expect(questions.first()).toBeAttached();
  await expect(questions.first(), 'which may become another').toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('main input:checked')).toHaveCount(0);
  letScriptsCome();
  await expectResult(page, 'Not Passed');
});
