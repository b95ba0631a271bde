import { question } from './support/quiz.js';
import { expect, test } from './support/test.js';

test.describe('before its scripts are loaded, a page', () => {
  test.beforeEach(async ({ page }) => {
    // A slow line: scripts come when the learner has pressed already.
    let release = () => {};
    const pressed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.exposeFunction('letScriptsCome', () => release());
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await pressed;
      await route.continue();
    });
  });

  const letScriptsCome = '() => globalThis.letScriptsCome()';

  test('does not accept presses on buttons, and accepts them once it is hydrated', async ({ page }) => {
    await page.goto('/level-1/task-1', { waitUntil: 'load' });
    const button = page.getByRole('button', { name: 'Mark as Completed' });
    await expect(button).toHaveCSS('pointer-events', 'none');
    await page.evaluate(`(${letScriptsCome})()`);
    await button.click();
    await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  });

  test('keeps a completed task completed when a returning learner presses the button, even twice', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('level-1-task-1', 'true'));
    await page.goto('/level-1/task-1', { waitUntil: 'load' });
    const button = page.getByRole('button', { name: 'Mark as Completed' });
    await button.click({ force: true });
    await button.click({ force: true });
    await page.evaluate(`(${letScriptsCome})()`);
    await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
    // A press after hydration is answered after those before it.
    await page.getByRole('radio', { name: 'Dark theme' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  });

  test('accepts answers of a quiz', async ({ page }) => {
    await page.goto('/level-1/quiz', { waitUntil: 'load' });
    await question(page, 2).getByRole('radio').first().check();
    await page.evaluate(`(${letScriptsCome})()`);
    await expect(page.getByText('1 of 5 answered').first()).toBeVisible();
    await expect(question(page, 2).getByRole('radio').first()).toBeChecked();
  });
});
