import type { Page } from '@playwright/test';
import { levels, levelsPassed, tasksDone } from './support/course.js';
import { expectVisibleFocus, Keyboard } from './support/keyboard.js';
import { blockStorage, heading, hold, SCRIPTS } from './support/page.js';
import { expect, test } from './support/test.js';

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const [firstTask, , , fourthTask] = levels[0].tasks;

test('a page opens at its top; Back and Forward restore position and focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const link = page.getByRole('main').getByRole('link', { name: fourthTask });
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin Level 1' }).click();
  await expect(heading(page, levels[0].title)).toBeFocused();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => position(page)).toBeGreaterThan(200);
  const left = await position(page);
  await link.click();
  await expect(heading(page, fourthTask)).toBeFocused();
  await expect.poll(() => position(page)).toBe(0);

  await page.getByText('Watch out').last().scrollIntoViewIfNeeded();
  await expect.poll(() => position(page)).toBeGreaterThan(300);
  const leftLesson = await position(page);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => position(page)).toBe(left);
  await page.goForward();
  await expect(heading(page, fourthTask)).toBeVisible();
  await expect.poll(() => position(page)).toBe(leftLesson);
});

test('Back and Forward lead between steps of a lesson, which the bar says too', async ({ page }) => {
  await page.goto('/level-1/task-4');
  const bar = page.getByRole('navigation', { name: 'Steps of this lesson' });
  const expectStep = async (number: number) => {
    await expect(page).toHaveURL(`/level-1/task-4#step-${number}`);
    await expect(page.locator(`#step-${number}`)).toBeInViewport();
    await expect(bar).toContainText(`Step ${number} of`);
    await expect(bar.locator('[aria-current=step]')).toHaveAttribute('href', `#step-${number}`);
  };
  for (const number of [9, 5, 1]) {
    await bar.getByRole('link', { name: new RegExp(`^Step ${number}: `) }).click();
    await expectStep(number);
  }
  await page.goBack();
  await expectStep(5);
  await page.goBack();
  await expectStep(9);
  await page.goForward();
  await expectStep(5);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => position(page), 'the top, where the lesson was opened').toBe(0);
  await expect(bar).toContainText('Step 1 of');

  // In a hurry: each is left while the page still scrolls to it. A click of Playwright's would scroll itself, and stop that.
  for (const number of [4, 2, 8])
    await bar
      .getByRole('link', { name: new RegExp(`^Step ${number}: `) })
      .evaluate((link: HTMLElement) => link.click());
  await expectStep(8);
  await page.evaluate(() => history.back());
  await page.evaluate(() => history.back());
  await expectStep(4);
  await page.evaluate(() => history.forward());
  await expectStep(2);
});

test('Back and Forward focus what had the focus, also after a reload', async ({ page }) => {
  const keyboard = new Keyboard(page);
  const done = page.getByRole('button', { name: /Mark as Completed|Task Completed!/ });
  const link = page.getByRole('link', { name: /^Environment Setup/ });
  await page.goto('/');
  await keyboard.follow('Begin Level 1');
  await expect(heading(page, levels[0].title)).toBeFocused();
  await keyboard.follow(/^Environment Setup/);
  await expect(heading(page, firstTask)).toBeFocused();
  await keyboard.press('Mark as Completed', 'Enter');
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expectVisibleFocus(link);
  await page.goForward();
  await expect(heading(page, firstTask)).toBeVisible();
  await expect(done).toBeFocused();
  await page.reload();
  await expect(heading(page, firstTask)).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
});

test.describe('with the tasks done', () => {
  test.use({ kept: { ...levelsPassed(1), ...tasksDone(2) } });

  test('where the link is gone, Back focuses the heading', async ({ page }) => {
    await page.goto('/extra-courses');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name: 'Begin Level 2' }).click();
    await expect(heading(page, levels[1].title)).toBeFocused();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(heading(page, 'Access Locked')).toBeFocused();
    await page.goBack();
    await expect(heading(page, /^Learn Langflow/)).toBeFocused();
  });
});

// A lesson opens at the step where the learner left off.
test('a typed address opens at the top of the page, also after an earlier visit to it', async ({ page }) => {
  await page.goto('/level-1');
  await page.getByRole('main').getByRole('link', { name: fourthTask }).click();
  await expect(heading(page, fourthTask)).toBeFocused();
  await page.goto('/level-1');
  await expect(heading(page, levels[0].title)).toBeVisible();
  // Not `toBeFocused`, which also asks whether the window has the focus, and does not say what has it instead.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)))
    .toMatch(/^<body/);
  expect(await position(page)).toBe(0);
});

test('without session storage Back focuses the heading', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Extra Courses' }).click();
  await expect(heading(page, 'Extra Courses')).toBeFocused();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading(page, 'Privacy Policy')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Extra Courses')).toBeFocused();
});

test('a learner who scrolls before the scripts are loaded stays at that position', async ({ page }) => {
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto('/level-1/task-1', { waitUntil: 'commit' });
  const toggle = page.getByRole('button', { name: 'Mark as Completed' });
  await toggle.scrollIntoViewIfNeeded();
  const left = await position(page);
  expect(left).toBeGreaterThan(200);
  letScriptsCome();
  // A click that has to wait tries the button at other places of the window.
  await expect(toggle).not.toHaveCSS('pointer-events', 'none');
  await toggle.click();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeInViewport();
  expect(await position(page)).toBe(left);
});

test('a link that is pressed again is one step back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin Level 1' }).first().dblclick();
  await expect(heading(page, /Fundamentals/)).toBeVisible();
  const letScriptsCome = await hold(page, SCRIPTS);
  const lesson = page.getByRole('link', { name: /^Interface Exploration/ });
  await lesson.click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await lesson.click({ delay: 20 });
  letScriptsCome();
  await expect(heading(page, /Interface Exploration/)).toBeVisible();

  await page.goBack();
  await expect(heading(page, /Fundamentals/)).toBeVisible();
  await page.goBack();
  await expect(heading(page, /^Learn Langflow/)).toBeVisible();
});

/** Presses the first words of a step; then Tab leads to what stands next after them. */
async function expectToGoOnFrom(page: Page, step: string): Promise<void> {
  const words = page.locator(`${step} .ck-step-body > p`).first();
  await words.click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Tab');
  const isNext = await words.evaluate((element) => {
    const stops = document.querySelectorAll('main :is(a[href], button, input, summary, [tabindex="0"])');
    const after = [...stops].filter((stop) => element.compareDocumentPosition(stop) & 4);
    return after.find((stop) => stop.checkVisibility()) === document.activeElement;
  });
  expect(isNext, `what comes after the words of ${step} has the focus`).toBe(true);
}

test('after a press on the text of a lesson Tab goes on from there, also in the step that it opens at', async ({
  page,
  context,
}) => {
  await page.goto('/level-1/task-1');
  await expect(page.getByRole('button', { name: 'Mark as Completed' })).toBeEnabled();
  await expectToGoOnFrom(page, '#step-4');
  const bar = page.getByRole('navigation', { name: 'Steps of this lesson' });
  await bar.getByRole('link', { name: /^Step 5: / }).click();
  await expect(bar).toContainText('Step 5 of');
  await page.close();

  const later = await context.newPage();
  await later.goto('/level-1/task-1');
  await expect(later.locator('#step-5')).toBeFocused();
  await expectToGoOnFrom(later, '#step-5');
});
