import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { formatMessage } from '../../messages/message.js';
import { taskPageMessages } from './task-page.messages.js';
import type { TaskPageText } from './task-page-text.js';
import { TaskVideo } from './task-video.js';

const text: TaskPageText = (key, values = {}) => formatMessage(taskPageMessages[key], values, 'en-US');
const lesson = (src: string) => <TaskVideo src={src} title="Mix a plain dough" text={text} />;
const player = page.getByLabelText('Video: Mix a plain dough');
const element = () => document.querySelector('video');
const track = () => document.querySelector('track');

describe('a video that cannot be loaded', () => {
  test('has a placeholder, no broken player and no captions', async () => {
    await render(lesson('data:video/mp4;base64,'));

    await expect.element(page.getByText('Video coming soon')).toBeVisible();
    expect(element()).not.toBeVisible();
    // A default track would keep the page in memory after it is left.
    expect(track()).toHaveProperty('default', false);
    expect(track()).not.toHaveAttribute('src');
  });
});

describe('a video that can be played', () => {
  test('shows its player, with captions', async () => {
    const address = URL.createObjectURL(await recordVideo());
    await render(lesson(address));

    await expect.element(player).toBeVisible();
    expect(page.getByText('Video coming soon').query()).toBeNull();
    expect(track()).toHaveProperty('default', true);
    expect(track()).toHaveAttribute('src');
    URL.revokeObjectURL(address);
  });

  test('is there in strict mode, where it is taken away and put back', async () => {
    const address = URL.createObjectURL(await recordVideo());
    await render(<StrictMode>{lesson(address)}</StrictMode>);

    await expect.element(player).toBeVisible();
    expect(element()).toHaveAttribute('src', address);
    URL.revokeObjectURL(address);
  });

  test('has another source when it gets one', async () => {
    const addresses = [await recordVideo(), await recordVideo()].map((video) => URL.createObjectURL(video));
    const [first = '', second = ''] = addresses;
    const { rerender } = await render(lesson(first));
    await expect.element(player).toBeVisible();
    await rerender(lesson(second));

    await expect.element(player).toBeVisible();
    expect(element()).toHaveAttribute('src', second);
    addresses.forEach((address) => URL.revokeObjectURL(address));
  });

  test('lets go of its source when the page is left', async () => {
    const address = URL.createObjectURL(await recordVideo());
    const { unmount } = await render(lesson(address));
    await expect.element(player).toBeVisible();
    const left = element();
    await unmount();

    expect(left).not.toHaveAttribute('src');
    expect(left).toHaveProperty('networkState', HTMLMediaElement.NETWORK_EMPTY);
    URL.revokeObjectURL(address);
  });
});

/** A few frames of an empty picture. */
async function recordVideo(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
  const recorded = new Promise<Blob>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => resolve(data), { once: true });
  });
  recorder.start();
  for (let frame = 0; frame < 5; frame++) {
    context?.fillRect(frame, 0, 10, 10);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  return recorded;
}
