import type { Page } from '@playwright/test';
import { levels } from '../../support/course.js';
import { expectToast, progressCard } from '../../support/page.js';
import { passQuiz } from '../../support/quiz.js';
import { expect } from '../../support/test.js';

/** The button that marks a task of the page as done, or takes the mark back. */
export const toggle = (page: Page) => page.getByRole('button', { name: /Mark as Completed|Task Completed!/ });

/** Completes tasks of Level 1, each saved on the account. */
export async function completeTasks(page: Page, tasks: readonly number[]): Promise<void> {
  for (const task of tasks) {
    await page.goto(`/level-1/task-${task}`);
    await page.getByRole('button', { name: 'Mark as Completed' }).click();
    await expectToast(page, 'Task completed!', 'Your progress has been saved');
  }
}

/** Passes the test of Level 1, saved on the account. */
export async function passLevel1(page: Page): Promise<void> {
  await page.goto('/level-1/quiz');
  await passQuiz(page);
  await expectToast(page, 'Quiz completed!', 'Great job! You can proceed to the next level.');
}

/** The card of Level 1 on the progress page. */
export const firstCard = (page: Page) => progressCard(page, levels[0].title);

/** The card of Level 2 on the progress page. */
export const secondCard = (page: Page) => progressCard(page, levels[1].title);

/** Presses a button of Level 1's card and confirms the name. */
export async function makeCertificate(
  page: Page,
  button: 'Download PDF' | 'Certificate URL',
  name = 'Ada Lovelace',
) {
  await firstCard(page).getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Make certificate' }).click();
}

/** Waits until the progress page says how many tasks of Level 1 are done. */
export async function expectTasks(page: Page, count: number): Promise<void> {
  await expect(firstCard(page).getByText(`${count} of 5 tasks completed`, { exact: true })).toBeVisible();
}
