import type { Page } from '@playwright/test';
import { expectToast, goOffline, kept, untilNothingIsFetched } from './support/page.js';
import {
  answer,
  expectResult,
  NOT_ENOUGH,
  option,
  questionText,
  rightText,
  RIGHT,
  takeQuiz,
} from './support/quiz.js';
import { expect, test } from './support/test.js';

const START = new Date('2026-11-21T10:00:00Z');
/** What the five questions ask. */
const asked = (page: Page) => Promise.all([1, 2, 3, 4, 5].map((number) => questionText(page, number)));
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);

test('a retake starts without answers, which survive a reload; a pass explains every answer and is saved', async ({
  page,
}) => {
  await page.clock.setFixedTime(START);
  await page.goto('/level-1/quiz');
  await takeQuiz(page, NOT_ENOUGH);
  await page.getByRole('button', { name: 'Retake Test' }).click();
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('00:00');
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);

  await option(page, 1, 3).check();
  await page.clock.setFixedTime(later(65));
  await expect(page.getByRole('timer')).toContainText('01:05');
  await page.reload();
  await expect(option(page, 1, 3)).toBeChecked();
  await expect(page.getByText('1 of 5 answered')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('01:05');

  const right = await rightText(page, 5);
  await answer(page, [true, true, true, true, false]);
  await page.clock.setFixedTime(later(75));
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expectToast(page, 'Quiz completed!', 'Great job! You can proceed to the next level.');
  await expectResult(page, 'Passed');
  const main = page.getByRole('main');
  await expect(main.getByText('80%', { exact: true })).toBeVisible();
  await expect(main.getByText('01:15')).toBeVisible();
  await expect(main.getByText('Why:', { exact: true })).toHaveCount(5);
  await expect(main).toContainText(`Right answer: ${right}`);
  expect(await kept(page)).toEqual({
    // In which the options are shuffled for the next try.
    'course-kit:level-1-quiz-draft': expect.stringContaining('"answers":[-1,-1,-1,-1,-1]'),
    'level-1-quiz-completed': 'true',
    'level-1-quiz-score': '80',
    'level-1-quiz-time-seconds': '75',
  });
});

for (const place of [0.1, 0.5, 0.9])
  test(`a double click on Retake Test answers no question, ${place * 100} percent into the button`, async ({
    page,
  }) => {
    await page.goto('/level-1/quiz');
    await takeQuiz(page, NOT_ENOUGH);
    const retake = page.getByRole('button', { name: 'Retake Test' });
    await retake.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await retake.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.dblclick(x + width * place, y + height * place);
    await expect(page.getByText('0 of 5 answered').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
    await option(page, 1, 2).check();
    await expect(page.getByText('1 of 5 answered').first()).toBeVisible();
  });

test('a retake without a network asks other questions, which a reload keeps', async ({
  page,
  context,
  troubles,
}) => {
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
  await takeQuiz(page, RIGHT);
  await expectResult(page, 'Passed');
});
