import type { Page } from '@playwright/test';
import { axeViolations, expectFits } from './support/axe.js';
import { levelsPassed } from './support/course.js';
import { hold, SCRIPTS } from './support/page.js';
import { shiftsOf, watchShifts } from './support/shifts.js';
import { expect, test } from './support/test.js';

const asked = (page: Page, question: RegExp) => page.getByRole('group', { name: question });

// What is said of an answer, kept and answered by keys: step-question.test.tsx; flows of questions: flow-places.test.tsx.
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fingers put into order and choose several, and nothing moves when the fields come', async ({
    page,
  }) => {
    await watchShifts(page, { withoutPresses: true });
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
    expect(await shiftsOf(page)).toEqual([]);
    await expectFits(page);
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
