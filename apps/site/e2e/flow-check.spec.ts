import type { Page, Request } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expectFits } from './support/axe.js';
import { expect, test } from './support/test.js';

/** The flow that learners end task 1-4 with. */
const FINISHED = fileURLToPath(
  new URL('../../../packages/content/course/flows/level1-task4.json', import.meta.url),
);
const finished = readFileSync(FINISHED, 'utf8');
/** The same with the values of its two variables typed in. */
const typedIn = finished.replaceAll('{subject}', 'physics').replaceAll('{tone}', 'calm');

/** Drops a file on a part of the check of a task's page, as a learner does from a folder. */
async function drop(page: Page, file: string, selector = '.ck-check-place') {
  const { x, y, width, height } = await page.locator(selector).evaluate((part) => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    return part.getBoundingClientRect();
  });
  const browser = await page.context().newCDPSession(page);
  const place = { x: x + width / 2, y: y + height / 2 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...place, data });
}

test('a flow that is dropped on its task is checked in a worker, without a request', async ({ page }) => {
  const wrong = test.info().outputPath('typed-in.json');
  writeFileSync(wrong, typedIn);
  await page.goto('/level-1/task-4');
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Check a file' }).click();
  expect((await worker).url()).toContain('/assets/');
  await expect(page.getByText('or drop it here')).toBeVisible();

  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const { origin } = new URL(page.url());
  /** Anything but a script of the site, which is asked for by its name alone. */
  const toldSomething = () =>
    asked.filter((request) => {
      const { origin: asks, pathname, search } = new URL(request.url());
      const isScript = asks === origin && /^\/assets\/[\w.-]+\.js$/.test(pathname) && search === '';
      return !isScript || request.postData() !== null;
    });
  await drop(page, FINISHED);
  await expect(page.getByText('Everything is in place.')).toBeVisible();

  // What draws comes when something is missing.
  await drop(page, wrong, '.ck-check-title');
  await expect(page.getByText('things to change.')).toBeVisible();
  await expect(page.getByText('Add “{subject}” to Template of Prompt Template')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Your flow. Red frame: change a field.' })).toBeVisible();
  expect(toldSomething().map((request) => request.url())).toEqual([]);
  await expectFits(page, 390);

  // From here on all scripts are there.
  asked.length = 0;
  await drop(page, FINISHED);
  await expect(page.getByText('Everything is in place.')).toBeVisible();
  expect(asked.map((request) => request.url())).toEqual([]);

  await page.getByRole('button', { name: 'Mark the task as completed' }).click();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
});
