import { expect, test } from './support/test.js';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/level-1/task-3');
  await expect(page.getByRole('region', { name: /^Player: / })).toBeVisible();
});

test('a lesson without a video plays itself when it is asked to, step by step', async ({ page }) => {
  const slider = page.getByRole('slider');
  await expect(page.getByText('Video coming soon')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Start');

  await page.getByRole('button', { name: 'Watch it step by step' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 1 of 9: /);
  await page.clock.runFor(9000);
  await expect(slider).not.toHaveAttribute('aria-valuetext', /^Step 1 /);
  await page.getByRole('button', { name: 'Pause' }).click();
  const stopped = (await slider.getAttribute('aria-valuetext')) ?? '';
  await page.clock.runFor(60_000);
  await expect(slider).toHaveAttribute('aria-valuetext', stopped);
});

test('its scrubber works by keyboard, and each step has its caption', async ({ page }) => {
  const slider = page.getByRole('slider');
  await slider.focus();
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${step} of 9: `));
  }
  const title = ((await slider.getAttribute('aria-valuetext')) ?? '').replace(/^.*?: /, '');
  await expect(page.locator('.ck-player-caption:visible').getByText(title, { exact: true })).toBeVisible();
});

test('it stops when it is scrolled out of sight', async ({ page }) => {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Completed' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeAttached();
});

test('with reduced motion, steps change without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const next = page.getByRole('button', { name: 'Next step' });
  for (let step = 0; step < 6; step++) {
    await next.click();
    const moving = await page
      .locator('.ck-player')
      .evaluate((player) => player.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
  }
});
