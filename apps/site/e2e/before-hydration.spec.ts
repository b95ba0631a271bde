import { question } from './support/quiz.js';
import { expect, test } from './support/test.js';

test.describe('before its script is there, a page', () => {
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

  test('lets commands wait, and takes them when it is hydrated', async ({ page }) => {
    await page.goto('/level-1/task-1', { waitUntil: 'load' });
    const button = page.getByRole('button', { name: 'Mark as Completed' });
    await expect(button).toHaveCSS('pointer-events', 'none');
    await page.evaluate(`(${letScriptsCome})()`);
    await button.click();
    await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  });

  test('keeps the mark of a returning learner who presses what is done already, even twice', async ({
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

  test('takes answers', async ({ page }) => {
    await page.goto('/level-1/quiz', { waitUntil: 'load' });
    await question(page, 2).getByRole('radio').first().check();
    await page.evaluate(`(${letScriptsCome})()`);
    await expect(page.getByText('1 of 5 answered').first()).toBeVisible();
    await expect(question(page, 2).getByRole('radio').first()).toBeChecked();
  });
});
