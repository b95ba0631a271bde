import { expect, test } from './support/test.js';

// What takes its place where it cannot be loaded, and its captions: task-video.test.tsx and flow-player.test.tsx.
test('a film is loaded once it is played, and each step leads to its part', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/level-1/task-4');
  const video = page.getByLabel(/^Video: /);
  await expect(video).toBeVisible();
  await expect.poll(() => loaded).toContain('/videos/level1-task4.avif');
  const watch = page.getByRole('button', { name: 'Watch this step: Add variables' });
  await watch.scrollIntoViewIfNeeded();
  expect(loaded).not.toContain('/videos/level1-task4.mp4');

  await watch.click();
  await expect(video).toBeInViewport();
  await expect(video).toBeFocused();
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const begun = await at();
  expect(begun).toBeGreaterThan(0);
  await expect.poll(at).toBeGreaterThan(begun);
  const captions = () =>
    video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues?.length);
  await expect.poll(captions).toBe(1);
});

test('a lesson whose film is gone plays itself, with reduced motion', async ({ page, troubles }) => {
  troubles.expect(/status of 404/);
  await page.route('**/videos/level1-task5.mp4', (route) => route.fulfill({ status: 404 }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/level-1/task-5');
  await page.getByLabel(/^Video: /).evaluate((video: HTMLVideoElement) => video.play().catch(() => {}));
  await expect(page.getByText('Video coming soon')).toBeVisible();
  await page.getByRole('button', { name: 'Watch it step by step' }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 1 of 9: /);
  for (let step = 0; step < 4; step++) {
    await page.getByRole('button', { name: 'Next step' }).click();
    const player = page.locator('.ck-player');
    expect(await player.evaluate((part) => part.getAnimations({ subtree: true }).length)).toBe(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const task of [1, 2, 3, 4, 5])
    test(`lesson ${task} of level 1 has its film in its place, and every step`, async ({ page }) => {
      const poster = page.waitForResponse(`**/videos/level1-task${task}.avif`);
      await page.goto(`/level-1/task-${task}`);
      expect((await poster).ok()).toBe(true);
      const [film, place] = [page.getByLabel(/^Video: /), page.locator('.ck-video')];
      await expect(film).toBeVisible();
      expect(await film.boundingBox()).toEqual(await place.boundingBox());
      const steps = await page.locator('.ck-step-body').all();
      expect(steps.length).toBeGreaterThan(7);
      for (const step of steps) await expect(step).toBeVisible();
    });

  test('a film is loaded once it is played, with captions', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto('/level-1/task-4');
    const film = page.getByLabel(/^Video: /);
    await expect.poll(() => loaded).toContain('/videos/level1-task4.avif');
    expect(loaded).not.toContain('/videos/level1-task4.mp4');
    // A pointer reaches it; what a press on its surface does is up to the browser.
    await film.hover();
    await film.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    const captions = () =>
      film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.activeCues?.length);
    await expect.poll(captions).toBe(1);
  });
});
