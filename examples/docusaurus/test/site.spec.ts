import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

/** The flow that learners end task 1-3 with. */
const FLOW = resolve(__dirname, '../../../packages/content/course/flows/level1-task3.json');

let complaints: string[] = [];

test.beforeEach(({ page }) => {
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
});

test.afterEach(() => expect(complaints).toEqual([]));

/** Waits until React has taken over what the server rendered. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The parts of the kit on a page, with the headings in them. */
async function partsOf(page: Page) {
  const parts = page.locator('main .ck-root:not(.ck-root .ck-root)');
  return {
    texts: await parts.allInnerTexts(),
    headings: await parts.locator(':is(h1, h2, h3, h4)').allTextContents(),
  };
}

test('each page is complete without scripts and does not change when they start', async ({
  browser,
  page,
}) => {
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const path of ['/', '/lesson', '/quiz', '/written-lesson', '/map', '/checked-flow']) {
    const address = new URL(path, test.info().project.use.baseURL).href;
    await still.goto(address);
    const served = await partsOf(still);
    expect(served.texts.join('').length).toBeGreaterThan(100);
    await open(page, path);
    // What comes later, such as the bar of a lesson, comes into parts that are there.
    const started = await partsOf(page);
    expect(started.texts).toHaveLength(served.texts.length);
    expect(started.headings).toEqual(expect.arrayContaining(served.headings));
  }
  await still.context().close();
});

test('a lesson in Markdown is rendered with its picture', async ({ page }) => {
  await open(page, '/written-lesson');
  await expect(page.getByRole('heading', { name: 'Mix the Dough', level: 2 })).toBeVisible();
  await expect(page.getByRole('cell', { name: '500 g' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'A bowl with a rough dough in it' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('an exercise on the flow of a lesson can be solved', async ({ page }) => {
  await open(page, '/lesson');
  await page.getByRole('button', { name: 'Start the exercise' }).click();
  for (const [output, input] of [
    [/Chat Message/, /^Language Model.*Input/],
    [/Model Response/, /^Chat Output.*Inputs/],
  ] as const) {
    await page.getByRole('listbox', { name: 'Output' }).getByRole('option', { name: output }).click();
    await page.getByRole('listbox', { name: 'Input that fits' }).getByRole('option', { name: input }).click();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
  }
  await expect(page.getByText('Solved: the flow is complete.')).toBeVisible();
});

test('an answer is checked on the page', async ({ page }) => {
  await open(page, '/lesson');
  await page.getByRole('button', { name: 'Check a file' }).click();
  await page.getByRole('button', { name: 'Paste its text instead' }).click();
  await page.getByLabel('Text of the file').fill('{"version": "1.13.0"}');
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(page.getByText('Everything is in place.')).toBeVisible();
});

test('a flow is checked in a worker, and never in the page', async ({ page }) => {
  await open(page, '/checked-flow');
  const started = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Check a file' }).click();
  const worker = await started;
  await page.locator('input[type=file]').setInputFiles(FLOW);
  await expect(page.getByText('Everything is in place.')).toBeVisible();
  // One that fails is ended, and the page does its work.
  expect(await worker.evaluate(() => true)).toBe(true);
});

test('a lesson without a video plays itself, and its flow is drawn as far as the step', async ({ page }) => {
  await open(page, '/lesson');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 1 of /);
  const canvas = page.locator('.ck-guide-canvas');
  await canvas.locator('summary').first().click();
  await expect(canvas.locator('figure')).toBeVisible();
  // Below the first step that builds something of it.
  await page.locator('#step-8').evaluate((step) => step.scrollIntoView());
  await expect(canvas.locator('figure[data-step]')).toBeVisible();
});

test('the bar of a lesson stays below the bar of the site', async ({ page }) => {
  await open(page, '/lesson');
  await page.locator('#step-4').scrollIntoViewIfNeeded();
  await page.locator('#step-6').scrollIntoViewIfNeeded();
  const edges = () =>
    page.evaluate(() => {
      const edgeOf = (part: string, edge: 'top' | 'bottom') =>
        Math.round(document.querySelector(part)?.getBoundingClientRect()[edge] ?? NaN);
      return [edgeOf('.ck-lesson-bar', 'top'), edgeOf('.navbar', 'bottom'), edgeOf('.navbar', 'top')];
    });
  await expect.poll(async () => (await edges())[2]).toBe(0);
  await expect.poll(async () => (await edges())[0]).toBe((await edges())[1]);
  expect((await edges())[0]).toBeGreaterThan(40);
});

test('a task marked on one page counts on another', async ({ page }) => {
  await open(page, '/lesson');
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  await page.getByRole('link', { name: 'Progress' }).first().click();
  await expect(page.locator('.ck-level-card').first()).toContainText('1 of 5 tasks completed');
  await page.reload();
  await expect(page.locator('.ck-level-card').first()).toContainText('1 of 5 tasks completed');
});

test('a quiz passed on one page unlocks the next level on another', async ({ page }) => {
  await open(page, '/quiz');
  for (const [index, answer] of [2, 2, 2, 2, 1].entries()) {
    await page.getByRole('group').nth(index).getByRole('radio').nth(answer).check();
  }
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeFocused();
  await page.getByRole('link', { name: 'Progress' }).first().click();
  await expect(page.locator('.ck-level-card').nth(1)).toHaveAttribute('data-state', 'open');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /level|quiz|task/.test(key) && !key.startsWith('docs:'))).toEqual([]);
});

test('the site’s theme switch also switches the kit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/lesson');
  const button = page.getByRole('button', { name: 'Mark as Completed' });
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await colour();
  const other = page.getByRole('button', { name: /^Switch between dark and light/ }).first();
  await expect(async () => {
    await other.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 500 });
  }).toPass();
  await expect.poll(colour).not.toBe(light);
});
