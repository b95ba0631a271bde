import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.js';

const COURSE = join(import.meta.dirname, '../../../../packages/content/course');

/** The ids of each question's options, the right one first, by what it asks, as the authors' files have it. */
const optionIds = new Map(
  globSync('*/quiz.md', { cwd: COURSE })
    .flatMap((file) => readFileSync(join(COURSE, file), 'utf8').split(/^## /m).slice(1))
    .map((part) => {
      const [question = '', ...lines] = part.split('\n');
      const options = lines
        .filter((line) => line.startsWith('- ['))
        .toSorted((one, other) => (one < other ? 1 : -1));
      const ids = options.map((line) => /\{#(.+)\}/.exec(line)?.[1] ?? '');
      // Without its id, its place in a flow, and the marks of code.
      return [question.replace(/\{#.+\}|^`[^`]+`|`/g, '').trim(), ids] as const;
    }),
);

/** @throws Error for a question that the course does not have. */
function idsOf(question: string): readonly string[] {
  const ids = optionIds.get(question);
  if (!ids) throw new Error(`The course does not ask "${question}"`);
  return ids;
}

/** All five answers right. */
export const RIGHT = [true, true, true, true, true] as const;
/** Three of five right: 60 %. */
export const NOT_ENOUGH = [true, true, true, false, false] as const;

/** One question of the test, from 1. */
export function question(page: Page, number: number): Locator {
  return page.getByRole('group', { name: new RegExp(`^Question ${number}:`) });
}

/** An option of a question by its id, wherever it stands. */
export function option(page: Page, number: number, id: string): Locator {
  return question(page, number).locator(`input[value="${id}"]`);
}

/** What a question asks, wherever it was drawn from. */
export async function questionText(page: Page, number: number): Promise<string> {
  const legend = await question(page, number).locator('legend').innerText();
  return legend.replace(/^[\s\S]*Question \d+:\s*/, '').trim();
}

/** What the right option of a question says. */
export async function rightText(page: Page, number: number): Promise<string> {
  const id = await optionIdOf(page, number, true);
  const label = question(page, number).locator('label', { has: page.locator(`[value="${id}"]`) });
  return (await label.innerText()).trim();
}

/** The id of an option that is right, or of one that is not. */
export async function optionIdOf(page: Page, number: number, isRight: boolean): Promise<string> {
  const [right = '', wrong = ''] = idsOf(await questionText(page, number));
  return isRight ? right : wrong;
}

/** Answers every question, rightly or not. */
export async function answer(page: Page, plan: readonly boolean[]): Promise<void> {
  for (const [index, isRight] of plan.entries()) {
    const id = await optionIdOf(page, index + 1, isRight);
    await option(page, index + 1, id).check();
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
  | 'Waiting for your next attempt'
  | 'Other questions this time';

/** The result's heading, once it is there. */
export async function expectResult(page: Page, result: Result): Promise<void> {
  await expect(page.getByRole('heading', { name: result, exact: true })).toBeVisible();
}
