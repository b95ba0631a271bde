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

test('the head of a lesson leads to the exercise in its step, whose code comes when it is begun', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/level-1/task-4');
  const step = page.locator('#step-5');
  await step.getByRole('checkbox', { name: /^I see it/ }).check();
  await expect(exercise(page)).toBeHidden();
  await page.getByRole('link', { name: 'Exercise', exact: true }).click();
  await expect(exercise(page)).toBeInViewport();
  await expect(step.getByRole('heading', { name: 'Complete the flow' })).toBeVisible();

  const ofExercises = () => asked.filter((path) => /exercise-list|exercises-1/.test(path));
  expect(ofExercises()).toEqual([]);
  await page.getByRole('button', { name: 'Start the exercise' }).click();
  await expectSaid(page, '2 connections are missing.');
  expect(ofExercises()).not.toEqual([]);
});

test('a flow that is wired wrong is mended from the list and in the picture', async ({ page }) => {
  await page.goto('/level-1/task-3');
  await page.getByRole('button', { name: 'Start the exercise' }).click();
  await expectSaid(page, '2 wires are wrong.');
  await drag(page, ['Chat Input', 'Chat Message'], ['Language Model', 'Input']);
  await expectSaid(
    page,
    'Language Model, Input has its connection already. To connect something else there, take',
  );
  const top = () => exercise(page).evaluate((shown) => shown.getBoundingClientRect().top);
  const before = await top();
  await page.reload();
  await expectSaid(page, '2 wires are wrong.');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  const wires = page.getByRole('listbox', { name: 'Wire' });
  await wires.getByRole('option', { name: /^Prompt Template .* Input$/ }).click();
  await page.getByRole('button', { name: 'Take off' }).click();
  await expectSaid(page, 'Taken off: Prompt no longer goes to Language Model, Input.');
  // The end of the other wire is led to where it belongs.
  await drag(page, ['Language Model', 'System Message'], ['Language Model', 'Input']);
  await expectSaid(page, 'It fits: Chat Message goes to Language Model, Input.');
  await drag(page, ['Prompt Template', 'Prompt'], ['Language Model', 'System Message']);
  await expectSaid(page, 'Solved: the flow is complete.');
});
