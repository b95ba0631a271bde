import { expect, test } from './support/test.js';

const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe parts of a component\n';

test('a video at the address of its lesson takes the player’s place, with its captions', async ({ page }) => {
  await page.route('**/videos/level1-task3.*', (route) =>
    route.request().url().endsWith('.vtt')
      ? route.fulfill({ contentType: 'text/vtt', body: captions })
      : route.fulfill({
          contentType: 'video/mp4',
          path: new URL('support/short-video.mp4', import.meta.url).pathname,
        }),
  );
  await page.goto('/level-1/task-3');
  const video = page.getByLabel(/^Video: /);
  await expect(video).toBeVisible();
  await expect(page.getByRole('region', { name: /^Player: / })).toHaveCount(0);
  await expect(page.getByText('Video coming soon')).toHaveCount(0);

  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
    .toBe(1);
});

test('a filmed lesson loads nothing of its film before it is played, and each step leads to its part', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/level-1/task-4');
  const video = page.getByLabel(/^Video: /);
  await expect(video).toBeVisible();
  await expect.poll(() => loaded).toContain('/videos/level1-task4.avif');
  await page.getByRole('button', { name: 'Watch this step: Add variables' }).scrollIntoViewIfNeeded();
  expect(loaded).not.toContain('/videos/level1-task4.mp4');

  await page.getByRole('button', { name: 'Watch this step: Add variables' }).click();
  await expect(video).toBeInViewport();
  await expect(video).toBeFocused();
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const begun = await at();
  expect(begun).toBeGreaterThan(0);
  await expect.poll(at).toBeGreaterThan(begun);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues?.length))
    .toBe(1);
});
