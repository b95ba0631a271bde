import { expect, test } from './support/test.js';

// How it is scrubbed, and that it stops out of sight, is held by flow-player.test.tsx.
test('a lesson whose film is gone plays itself when it is asked to, step by step', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 404/);
  await page.route('**/videos/level1-task5.mp4', (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await page.goto('/level-1/task-5');
  await page.getByLabel(/^Video: /).evaluate((video: HTMLVideoElement) => video.play().catch(() => {}));
  await expect(page.getByRole('region', { name: /^Player: / })).toBeVisible();
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

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const next = page.getByRole('button', { name: 'Next step' });
  for (let step = 0; step < 4; step++) {
    await next.click();
    const moving = await page
      .locator('.ck-player')
      .evaluate((player) => player.getAnimations({ subtree: true }).length);
    expect(moving, 'steps change without animation where motion is reduced').toBe(0);
  }
});
