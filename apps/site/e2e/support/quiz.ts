import type { Locator, Page } from '@playwright/test';
import { expect } from './test.js';

/** Options of the Level 1 test by their original position, from 0. */
export const RIGHT = [2, 2, 2, 2, 1] as const;
/** Three of five right: 60 %. */
export const NOT_ENOUGH = [2, 2, 2, 0, 0] as const;

/** One question of the test, from 1. */
export function question(page: Page, number: number): Locator {
  return page.getByRole('group', { name: new RegExp(`^Question ${number}:`) });
}

/** An option of a question by its original position, wherever it stands now. */
export function option(page: Page, number: number, position: number): Locator {
  return question(page, number).locator(`input[value="${position}"]`);
}

/** What an option says. */
export async function optionText(page: Page, number: number, position: number): Promise<string> {
  const label = question(page, number).locator('label', { has: page.locator(`[value="${position}"]`) });
  return (await label.innerText()).trim();
}

/** Answers every question. */
export async function answer(page: Page, options: readonly number[]): Promise<void> {
  for (const [index, position] of options.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a learner answers one question after the other
    await option(page, index + 1, position).check();
  }
}

/** Answers every question and hands the answers in. */
export async function takeQuiz(page: Page, options: readonly number[]): Promise<void> {
  await answer(page, options);
  await page.getByRole('button', { name: 'Submit answers' }).click();
}

/** Whether a test is passed, or why it is not marked. */
type Result = 'Passed' | 'Not Passed' | 'Handed in' | 'No more attempts for now' | 'Not marked yet';

/** The result's heading, once it is there. */
export async function expectResult(page: Page, result: Result): Promise<void> {
  await expect(page.getByRole('heading', { name: result, exact: true })).toBeVisible();
}
