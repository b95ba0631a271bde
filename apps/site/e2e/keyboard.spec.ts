import { levels, levelsPassed } from './support/course.js';
import { expectVisibleFocus, Keyboard } from './support/keyboard.js';
import { expectToast, heading, progressCard } from './support/page.js';
import { pdfLines } from './support/pdf.js';
import { expect, test } from './support/test.js';

test('by keyboard alone a task is found, completed, taken back and left for the next', async ({ page }) => {
  const keyboard = new Keyboard(page);
  await page.goto('/');
  await keyboard.follow('Begin Level 1');
  await expect(heading(page, levels[0].title)).toBeFocused();
  await keyboard.follow(/^Environment Setup/);
  await expect(heading(page, levels[0].tasks[0])).toBeFocused();
  await keyboard.press('Mark as Completed', 'Space');
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeFocused();
  await expectToast(page, 'Task completed!', 'Your progress has been saved');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mark as Completed' })).toBeFocused();
  await keyboard.follow('Next Task');
  await expect(page).toHaveURL('/level-1/task-2');
  await expect(heading(page, levels[0].tasks[1])).toBeFocused();
});

// A test by keyboard alone: unstyled.test.tsx and course-element.test.tsx.
test.describe('with Level 1 passed', () => {
  test.use({ kept: levelsPassed(1) });

  test('the certificate can be created and opened by keyboard alone', async ({ page }) => {
    const keyboard = new Keyboard(page);
    const download = progressCard(page, levels[0].title).getByRole('button', { name: 'Download PDF' });
    await page.goto('/');
    await keyboard.follow('Dashboard');
    await expect(heading(page, 'My Progress')).toBeFocused();
    await keyboard.tabTo(download);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your name on the certificate' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await expectVisibleFocus(name);
    await keyboard.tabTo(dialog.getByRole('button', { name: 'Make certificate' }));
    await keyboard.tabTo(name, 'Shift+Tab');
    await page.keyboard.type('Grace Hopper');
    const file = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await file).suggestedFilename()).toBe('certificate-level-1-grace-hopper.pdf');
    const lines = await pdfLines(await file);
    expect(lines).toContain('Grace Hopper');
    expect(lines.at(-1)).toBe('Self-recorded, not verified');
    await expectToast(page, 'Certificate downloaded!', 'Your certificate was generated successfully.');
    await expect(dialog).toHaveCount(0);
    await expect(download).toBeFocused();

    await page.goto('/certificate');
    await keyboard.follow(/^View certificate/);
    await expect(heading(page, 'Grace Hopper')).toBeFocused();
    await expect(page.getByRole('article')).toContainText('Self-recorded, not verified');
    const again = page.waitForEvent('download');
    await keyboard.press('Download PDF', 'Space');
    expect(await pdfLines(await again), 'the same one').toEqual(lines);
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeFocused();
  });
});

test('the first link of a page skips to its content', async ({ page }) => {
  await page.goto('/level-1');
  await expect(heading(page, levels[0].title)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expectVisibleFocus(skip);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start with task 1' })).toBeFocused();
});
