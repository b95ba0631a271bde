import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { hold } from './support/page.js';
import { shiftsOf, watchShifts } from './support/shifts.js';
import { expect, test } from './support/test.js';

const CODE = /\/assets\/try-out\./;
const PROMPT = 'Prompt Template · Prompt (Message)';
const SYSTEM = 'Language Model · System Message (Message)';
const WITHOUT = 'Nobody has told me.';
const ANSWER = 'Bring your bike to Mara’s by noon';

const card = (page: Page) => page.locator('.try-out');
const port = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const said = (page: Page) => card(page).getByRole('status').first();
const reply = (page: Page) => card(page).getByRole('status').last();
const wires = (page: Page) => card(page).locator('.ck-flow-line');

/** Where a port itself is, at the edge of its row. */
async function gripOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  await card(page).locator('.ck-wiring-board').scrollIntoViewIfNeeded();
  const grip = await port(page, name).locator('span').boundingBox();
  if (!grip) throw new Error(`no port ${name}`);
  return { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
}

async function expectSolved(page: Page): Promise<void> {
  await expect(said(page)).toHaveText('It fits: Prompt goes to Language Model, System Message.');
  await expect(wires(page)).toHaveCount(3);
  await expect(reply(page)).toContainText(ANSWER);
}

/** Draws a line with a finger, as far as the browser lets it. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', from);
  for (const share of [0.2, 0.5, 0.8, 1])
    await send('touchMove', {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
  await send('touchEnd');
}

// By keys, by presses, and what is heard: flow-wiring.test.tsx and try-out.test.tsx.
test('the missing wire is drawn with the mouse, a message passes, and the chat answers', async ({ page }) => {
  await page.goto('/');
  await expect(port(page, PROMPT)).toBeVisible();
  await expect(wires(page)).toHaveCount(2);
  await expect(reply(page)).toContainText(WITHOUT);
  const [from, wrong] = [await gripOf(page, PROMPT), await gripOf(page, 'Chat Output · Inputs (Message)')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(wrong.x, wrong.y, { steps: 5 });
  await page.mouse.up();
  await expect(said(page)).toContainText('has its connection already');
  await expect(wires(page)).toHaveCount(2);

  const right = await gripOf(page, SYSTEM);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(right.x, right.y, { steps: 5 });
  await page.mouse.up();
  const passing = card(page).locator('.ck-wiring-message');
  await expect(passing).toHaveCount(3);
  for (const wire of await passing.all()) {
    const seconds = await wire.evaluate((path) => getComputedStyle(path).animationDuration);
    expect(Number.parseFloat(seconds)).toBeGreaterThan(0);
    expect(Number.parseFloat(seconds)).toBeLessThanOrEqual(0.8);
  }
  await expect(reply(page), 'comes when the message has arrived').toContainText(WITHOUT);
  await expectSolved(page);
});

test('less motion: nothing moves, and the answer is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await port(page, PROMPT).click();
  await port(page, SYSTEM).click();
  await expectSolved(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('where its code cannot be fetched, the picture stays', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_FAILED/);
  await context.route(CODE, (route) => route.abort());
  await page.goto('/', { waitUntil: 'load' });
  const picture = card(page).locator('.ck-flow-picture');
  const size = async () => {
    const box = await picture.boundingBox();
    return box && [box.width, box.height];
  };
  const before = await size();
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  await expect(picture).toBeVisible();
  await expect(card(page)).toContainText('Chat Output');
  await expect(card(page).getByText(/^Drag from/)).toBeHidden();
  await expect(card(page).getByRole('button')).toHaveCount(0);
  expect(await size()).toEqual(before);
});

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 500, isMobile: width < 500 });

    test('the picture is there before any script, and nothing moves when its code comes', async ({
      page,
    }) => {
      const letCodeCome = await hold(page, CODE);
      await watchShifts(page);
      await page.goto('/');
      const parts = card(page).locator('.ck-flow-picture, .ck-wiring-board, h2, .try-out-chat p');
      const places = async () => [
        await card(page).boundingBox(),
        ...(await Promise.all((await parts.all()).map((part) => part.boundingBox()))),
      ];
      const before = await places();
      expect(before).toHaveLength(6);
      letCodeCome();
      await expect(port(page, PROMPT)).toBeVisible();
      expect(await places()).toEqual(before);
      expect(await shiftsOf(page)).toEqual([]);
      await expectAccessible(page);
      const sizes = await card(page)
        .locator('text')
        .evaluateAll((texts) =>
          texts.map(
            (text) =>
              Number.parseFloat(getComputedStyle(text).fontSize) *
              ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
          ),
        );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(width < 500 ? 11 : 12);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger draws the wire from the port itself', async ({ page }) => {
    await page.goto('/');
    await expect(port(page, PROMPT)).toBeVisible();
    const to = await gripOf(page, SYSTEM);
    await drag(page, await gripOf(page, PROMPT), to);
    await expectSolved(page);
  });

  for (const [side, x, y] of [
    ['left', -22, 0],
    ['right', 22, 0],
    ['above', 0, -20],
  ] as const)
    test(`a finger beside the port draws the wire as well: ${side}`, async ({ page }) => {
      await page.goto('/');
      await expect(port(page, PROMPT)).toBeVisible();
      const to = await gripOf(page, SYSTEM);
      const from = await gripOf(page, PROMPT);
      await drag(page, { x: from.x + x, y: from.y + y }, to);
      await expectSolved(page);
    });

  test('a finger on the picture scrolls the page, and draws nothing', async ({ page }) => {
    await page.goto('/');
    await expect(port(page, PROMPT)).toBeVisible();
    await gripOf(page, PROMPT);
    const box = await port(page, PROMPT).boundingBox();
    if (!box) throw new Error('no port');
    const before = await page.evaluate(() => window.scrollY);
    const middle = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
    await drag(page, middle, { x: middle.x, y: middle.y - 200 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await expect(said(page)).toBeEmpty();
    await expect(card(page).locator('.ck-exercise-line')).toHaveCount(0);
  });
});

for (const [name, viewport, fontSize] of [
  ['a phone held across', { width: 844, height: 390 }, 16],
  ['text of twice its size', { width: 390, height: 844 }, 32],
] as const)
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('the answer to a wrong wire is seen below a picture that fills the window', async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.enable');
      await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      await page.goto('/');
      await expect(port(page, PROMPT)).toBeVisible();
      const board = card(page).locator('.ck-wiring-board');
      await board.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await port(page, PROMPT).tap();
      await port(page, 'Chat Output · Inputs (Message)').tap();
      await expect(said(page)).toContainText('has its connection already');
      await expect(said(page)).toBeInViewport({ ratio: 1 });
    });
  });
