import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.js';

const COURSE = join(import.meta.dirname, '../../../../packages/content/course');

/** The place of each question's right option, from 0, by what it asks, as the authors' files have it. */
const rightPlaces = new Map(
  globSync('*/quiz.md', { cwd: COURSE })
    .flatMap((file) => readFileSync(join(COURSE, file), 'utf8').split(/^## /m).slice(1))
    .map((part) => {
      const [question = '', ...lines] = part.split('\n');
      const options = lines.filter((line) => line.startsWith('- ['));
      return [question.trim(), options.findIndex((line) => line.startsWith('- [x]'))] as const;
    }),
);

/** @throws Error for a question that the course does not have. */
function rightPlaceOf(question: string): number {
  const place = rightPlaces.get(question);
  if (place === undefined) throw new Error(`The course does not ask "${question}"`);
  return place;
}

/** All five answers right. */
export const RIGHT = [true, true, true, true, true] as const;
/** Three of five right: 60 %. */
export const NOT_ENOUGH = [true, true, true, false, false] as const;

/** One question of the test, from 1. */
export function question(page: Page, number: number): Locator {
  return page.getByRole('group', { name: new RegExp(`^Question ${number}:`) });
}

/** An option of a question by its original position, wherever it stands now. */
export function option(page: Page, number: number, position: number): Locator {
  return question(page, number).locator(`input[value="${position}"]`);
}

/** What a question asks, wherever it was drawn from. */
export async function questionText(page: Page, number: number): Promise<string> {
  const legend = await question(page, number).locator('legend').innerText();
  return legend.replace(/^[\s\S]*Question \d+:\s*/, '').trim();
}

/** The original position of a question's right option. */
async function rightPlace(page: Page, number: number): Promise<number> {
  return rightPlaceOf(await questionText(page, number));
}

/** What the right option of a question says. */
export async function rightText(page: Page, number: number): Promise<string> {
  const place = await rightPlace(page, number);
  const label = question(page, number).locator('label', { has: page.locator(`[value="${place}"]`) });
  return (await label.innerText()).trim();
}

/** The original position of an option that is right, or of one that is not. */
export async function placeOf(page: Page, number: number, isRight: boolean): Promise<number> {
  const place = await rightPlace(page, number);
  return isRight ? place : (place + 1) % 4;
}

/** Answers every question, rightly or not. */
export async function answer(page: Page, plan: readonly boolean[]): Promise<void> {
  for (const [index, isRight] of plan.entries()) {
    const place = await placeOf(page, index + 1, isRight);
    await option(page, index + 1, place).check();
  }
}

/** Answers every question and hands the answers in. */
export async function takeQuiz(page: Page, plan: readonly boolean[]): Promise<void> {
  await answer(page, plan);
  await page.getByRole('button', { name: 'Submit answers' }).click();
}

/** Passes the test of a page. */
export async function passQuiz(page: Page): Promise<void> {
  await takeQuiz(page, RIGHT);
  await expectResult(page, 'Passed');
}

/** Whether a test is passed, or why it is not marked. */
type Result =
  | 'Passed'
  | 'Not Passed'
  | 'Waiting for the server'
  | 'No more attempts for now'
  | 'Not marked yet'
  | 'Other questions this time';

/** The result's heading, once it is there. */
export async function expectResult(page: Page, result: Result): Promise<void> {
  await expect(page.getByRole('heading', { name: result, exact: true })).toBeVisible();
}
