import { expect, test, type Locator, type Page } from '@playwright/test';

const ADDRESS = '/level-1/task-4';
const exercise = (page: Page) => page.getByRole('heading', { name: 'Complete the flow' }).locator('..');
const status = (page: Page) => exercise(page).getByRole('status').first();

/** Opens the exercise. A press before the page is hydrated does nothing. */
async function open(page: Page, name = 'Start the exercise') {
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.goto(ADDRESS);
  await expect(async () => {
    if (!(await undo.isVisible())) await page.getByRole('button', { name }).click({ timeout: 1000 });
    await expect(undo).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Where a port of the picture is on the screen. */
async function placeOf(page: Page, component: string, port: string) {
  const box = page
    .locator('.ck-exercise .ck-flow-picture > g')
    .filter({ has: page.locator('.ck-flow-node-title', { hasText: component }) });
  const name: Locator = box.locator('.ck-flow-port-name', { hasText: new RegExp(`^${port}$`) });
  await name.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags a line with the mouse. */
async function drag(page: Page, from: readonly [string, string], to: readonly [string, string]) {
  const start = await placeOf(page, ...from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const end = await placeOf(page, ...to);
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

// By keyboard, by touch, and that other lessons have none: flow-exercise.test.tsx.
test('an exercise is solved with the mouse, after refused attempts, and is still solved after a reload', async ({
  page,
}) => {
  await open(page);
  await expect(status(page)).toContainText('2 connections are missing.');

  await drag(page, ['Chat Input', 'Chat Message'], ['Prompt Template', 'tone']);
  await expect(status(page)).toContainText('this flow does not do its work then.');
  await drag(page, ['Prompt Template', 'Prompt'], ['Prompt Template', 'tone']);
  await expect(status(page)).toContainText('Both are of one component');
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await expect(page.getByRole('button', { name: 'Show the connection' })).toBeVisible();

  await drag(page, ['Chat Input', 'Chat Message'], ['Language Model', 'Input']);
  await expect(status(page)).toContainText('1 connection is missing.');
  await drag(page, ['Language Model', 'System Message'], ['Prompt Template', 'Prompt']);
  await expect(status(page)).toContainText('Solved: the flow is complete.');

  await open(page, 'Open the solved exercise');
  await expect(status(page)).toContainText('Solved: the flow is complete.');
});
