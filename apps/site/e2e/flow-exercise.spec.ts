import type { Page } from '@playwright/test';
import { expect, test } from './support/test.js';

const exercise = (page: Page) => page.getByRole('heading', { name: 'Complete the flow' }).locator('..');
const expectSaid = (page: Page, text: string) =>
  expect(exercise(page).getByRole('status').first()).toContainText(text);

/** Where a port of the picture is on the screen. */
async function placeOf(page: Page, component: string, port: string): Promise<readonly [number, number]> {
  const title = page.locator('.ck-flow-node-title', { hasText: component });
  const box = page.locator('.ck-exercise .ck-flow-picture > g').filter({ has: title });
  const name = box.locator('.ck-flow-port-name', { hasText: new RegExp(`^${port}$`) });
  await name.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/** Drags a line with the mouse. */
async function drag(page: Page, from: readonly [string, string], to: readonly [string, string]) {
  await page.mouse.move(...(await placeOf(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(page, ...to)), { steps: 5 });
  await page.mouse.up();
}

// By keyboard, by touch, what is refused, and that other lessons have none: the tests beside flow-exercise.
test('an exercise is solved with the mouse, and is still solved after a reload', async ({ page }) => {
  await page.goto('/level-1/task-4');
  await page.getByRole('button', { name: 'Start the exercise' }).click();
  await expectSaid(page, '2 connections are missing.');
  await drag(page, ['Chat Input', 'Chat Message'], ['Prompt Template', 'tone']);
  await expectSaid(page, 'this flow can’t do its job.');
  await drag(page, ['Chat Input', 'Chat Message'], ['Language Model', 'Input']);
  await expectSaid(page, '1 connection is missing.');
  await drag(page, ['Language Model', 'System Message'], ['Prompt Template', 'Prompt']);
  await expectSaid(page, 'Solved: the flow is complete.');
  await page.reload();
  await page.getByRole('button', { name: 'Open the solved exercise' }).click();
  await expectSaid(page, 'Solved: the flow is complete.');
});
