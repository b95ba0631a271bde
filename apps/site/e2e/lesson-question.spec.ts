import type { Page } from '@playwright/test';
import { axeViolations, expectFits } from './support/axe.js';
import { levelsPassed } from './support/course.js';
import { hold, SCRIPTS } from './support/page.js';
import { expect, test } from './support/test.js';

const asked = (page: Page, question: RegExp) => page.getByRole('group', { name: question });
const said = (page: Page) => page.locator('.ck-said');

test('a wrong prediction is explained, tried again, and the last one is there after a reload', async ({
  page,
}) => {
  await page.goto('/level-1/task-4');
  const question = asked(page, /You swap the instructions/);
  await question.getByText('Hint').click();
  await expect(question.getByText(/^Read the new instructions first/)).toBeVisible();
  await question.getByRole('radio', { name: /^The same answer/ }).check();
  await question.getByRole('button', { name: 'Check' }).click();
  await expect(question).toContainText('You expected: The same answer');
  await expect(question).toContainText('What comes out: A short answer that ends with a question for you');
  await expect(question).toContainText('The instructions reach the model with every question.');
  await expect(said(page)).toHaveText('Something else comes out.');

  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(said(page)).toBeEmpty();
  await question.getByRole('radio', { name: /^A short answer/ }).check();
  await question.getByRole('button', { name: 'Check' }).click();
  await expect(said(page)).toHaveText("That's right.");
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await expect(question).toContainText("That's right.");
  await expect(question.getByRole('radio', { name: /^A short answer/ })).toBeChecked();
});

test('an option that is pressed before its fields are loaded, or before hydration, is chosen', async ({
  page,
}) => {
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto('/level-1/task-4', { waitUntil: 'load' });
  const question = asked(page, /You swap the instructions/);
  await question.getByRole('radio', { name: /^The same answer/ }).check();
  letScriptsCome();
  await question.getByRole('button', { name: 'Check' }).click();
  await expect(question).toContainText('You expected: The same answer');

  await page.unroute(SCRIPTS);
  const letFieldsCome = await hold(page, /\/assets\/step-question-fields\./);
  await page.goto('/level-1/task-1');
  const other = asked(page, /You stop the server/);
  await other.getByRole('radio', { name: /^An empty Projects page/ }).check();
  letFieldsCome();
  await other.getByRole('button', { name: 'Check' }).click();
  await expect(other).toContainText('You expected: An empty Projects page');
});

test('keys alone answer, and the focus stays within the question', async ({ page }) => {
  await page.goto('/level-1/task-2');
  const question = asked(page, /How many sessions/);
  const line = question.getByRole('textbox', { name: 'Your answer' });
  await line.focus();
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toContainText('Something else comes out.');
  await expect(question.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toBeFocused();
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await expect(question).toContainText("That's right.");
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fingers put into order and choose several, and nothing moves when the fields come', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) =>
        (window as unknown as { shifts: PerformanceEntry[] }).shifts.push(...list.getEntries()),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/level-1/task-5');
    const several = asked(page, /Which of them lead to a tool call/);
    await several.getByRole('checkbox', { name: /^The page/ }).tap();
    await several.getByRole('checkbox', { name: /^Today/ }).tap();
    await several.getByRole('button', { name: 'Check' }).tap();
    await expect(several).toContainText("That's right.");

    const order = asked(page, /In which order do you see/);
    await order.getByRole('button', { name: /^Move up: It searches/ }).tap();
    await order.getByRole('button', { name: /^Move up: It searches/ }).tap();
    await order.getByRole('button', { name: /^Move down: It writes/ }).tap();
    await order.getByRole('button', { name: /^Move down: It writes/ }).tap();
    await order.getByRole('button', { name: 'Check' }).tap();
    await expect(order).toContainText("That's right.");
    expect(await axeViolations(page)).toEqual([]);
    expect(
      await page.evaluate(() =>
        (window as unknown as { shifts: { hadRecentInput: boolean; value: number }[] }).shifts.filter(
          ({ hadRecentInput }) => !hadRecentInput,
        ),
      ),
    ).toEqual([]);
    await expectFits(page);
  });
});

test.describe('on a desktop, after level 1', () => {
  test.use({ kept: levelsPassed(1) });

  for (const [width, dark] of [
    [1280, false],
    [1440, true],
  ] as const)
    test(`the flow of a question fits its step in a window ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      if (dark) await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/level-2/task-3');
      const question = asked(page, /Which edge hands on all drafts/);
      await question.getByRole('radio').first().check();
      await expect(question.getByRole('button', { name: 'Check' })).toBeEnabled();
      const drawn = question.locator('.ck-flow-picture:visible');
      const { lettering, rightOf, hidden } = await drawn.evaluate((picture: SVGSVGElement) => {
        const lefts = [...picture.querySelectorAll('.ck-flow-node')].map((box) =>
          Math.round(box.getBoundingClientRect().left),
        );
        const { scrollWidth, clientWidth } = picture.parentElement as HTMLElement;
        return {
          lettering: (13 * picture.clientWidth) / picture.viewBox.baseVal.width,
          rightOf: new Set(lefts).size,
          hidden: scrollWidth - clientWidth,
        };
      });
      expect(lettering, 'pixels').toBeGreaterThanOrEqual(12);
      expect(rightOf, 'columns').toBe(2);
      expect(hidden).toBe(0);
    });
});

test.describe('on a phone, after level 1', () => {
  test.use({ kept: levelsPassed(1), viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an edge is chosen with a finger in the flow of the lesson', async ({ page }) => {
    await page.goto('/level-2/task-3');
    const question = asked(page, /Which edge hands on all drafts/);
    await question.locator('.ck-flow-mark:visible', { hasText: '3' }).tap();
    const third = question.getByRole('radio', { name: '3. From Done to Replies' });
    await expect(third).toBeChecked();
    await expect(third).toBeFocused();
    await question.getByRole('button', { name: 'Check' }).tap();
    await expect(question).toContainText("That's right.");
    expect(await axeViolations(page)).toEqual([]);
    await expectFits(page);
  });
});

test.describe('after level 2', () => {
  test.use({ kept: levelsPassed(2) });

  for (const [width, dark] of [
    [1280, true],
    [390, false],
  ] as const)
    test(`what a question asks about is marked in its part of the flow, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      if (dark) await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/level-3/task-2');
      const question = asked(page, /What comes out at Results/);
      await question.scrollIntoViewIfNeeded();
      await expect(question.locator('.ck-flow-mark:visible')).toHaveText('?');
      await expect(question.locator('.ck-flow-node-title:visible')).toHaveText([
        'Chat Input',
        'Knowledge',
        'Parser',
      ]);
      await question.locator('.ck-flow-mark:visible').click();
      await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
      await question.getByRole('radio', { name: /^A table with the rows/ }).check();
      await question.getByRole('button', { name: 'Check' }).click();
      await expect(question).toContainText("That's right.");
      expect(await axeViolations(page)).toEqual([]);
      await expectFits(page);
    });
});
