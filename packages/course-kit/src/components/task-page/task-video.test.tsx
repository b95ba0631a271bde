import { CourseProvider, TaskPageView } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { StrictMode, useState, type ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse, exampleLevel } from '../example-course.fixtures.js';
import type { Task } from '../../model/course.js';
import { flowFigures } from '@course-kit/flow';
import { textOf } from '../../texts/text-of.js';
import { besideVideo } from './beside-video.js';
import { taskPageMessages } from './task-page.messages.js';
import TaskVideo from './task-video.js';
import { VideoArea } from './video-area.js';

const text = textOf(taskPageMessages);
const task: Task = { ...(exampleLevel(1).tasks[0] as Task), title: 'Mix a plain dough' };
/** As in `VideoArea`, but there at once. */
function Video(props: Omit<ComponentProps<typeof VideoArea>, 'figures'>) {
  const [canPlay, setCanPlay] = useState<boolean>();
  return (
    <TaskVideo {...props} loadPlayer={flowFigures.loadPlayer} canPlay={canPlay} onCanPlay={setCanPlay} />
  );
}
const lesson = (src: string, mediaHosts?: readonly string[]) => (
  <Video src={src} task={task} mediaHosts={mediaHosts} text={text} />
);
/** As a German page shows a course that is written in English. */
const inGerman = (src: string) => (
  <CourseProvider course={{ ...exampleCourse, language: 'en' }} storage={createMemoryStorage()} locale="de">
    <Video src={src} task={{ ...task, language: 'de' }} text={text} />
  </CourseProvider>
);
const player = page.getByLabelText('Video: Mix a plain dough');
const element = () => document.querySelector('video');
const track = () => document.querySelector('track');

afterEach(() => void vi.restoreAllMocks());

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

describe('a lesson whose video cannot be loaded', () => {
  const play = page.getByRole('button', { name: 'Watch it step by step' }).first();

  test('plays itself, and keeps the placeholder as its caption', async () => {
    await render(lesson('data:video/mp4;base64,'));

    await expect.element(play).toBeVisible();
    await expect.element(page.getByText('Video coming soon')).toBeVisible();
    await page.getByRole('button', { name: 'Next step' }).click();
    const [first] = task.steps;
    await expect
      .element(page.getByRole('slider'))
      .toHaveAttribute('aria-valuetext', `Step 1 of ${task.stepCount}: ${first?.title}`);
  });

  test('brings the looks of its player, which styles.css leaves out', async () => {
    await render(lesson('data:video/mp4;base64,'));
    await expect.element(play).toBeVisible();

    expect(getComputedStyle(document.querySelector('.ck-player-captions')!).display).toBe('grid');
  });

  test('gives its place to a video that is there', async () => {
    const address = URL.createObjectURL(await recordVideo());
    const { rerender } = await render(lesson('data:video/mp4;base64,'));
    await expect.element(play).toBeVisible();
    await rerender(lesson(address));

    await expect.element(player).toBeVisible();
    expect(play.query()).toBeNull();
    URL.revokeObjectURL(address);
  });

  test('has nothing to play where it has no steps', async () => {
    await render(
      <VideoArea
        src="data:video/mp4;base64,"
        task={{ ...task, steps: [], stepCount: 0 }}
        figures={[flowFigures]}
        text={text}
      />,
    );
    await expect.poll(() => element()?.error).not.toBeNull();

    expect(document.querySelector('.ck-video')).not.toHaveAttribute('data-stage');
  });
});

describe('a video that can be played', () => {
  test('shows its player, with captions', async () => {
    const address = URL.createObjectURL(await recordVideo());
    await render(lesson(address));

    await expect.element(player).toBeVisible();
    expect(page.getByText('Video coming soon').query()).toBeNull();
    expect(track()).toHaveAttribute('src');
    await expect.poll(() => element()?.textTracks[0]?.mode).toBe('showing');
    URL.revokeObjectURL(address);
  });

  test('has captions that say in which language they are, where the lesson is in another', async () => {
    const address = URL.createObjectURL(await recordVideo());
    await render(inGerman(address));

    await expect.poll(() => element()?.textTracks[0]?.mode).toBe('showing');
    expect(track()).toMatchObject({ srclang: 'en', label: 'Englisch' });
    URL.revokeObjectURL(address);
  });

  test('comes where its place was held, so that the lesson is not laid out again', async () => {
    const address = URL.createObjectURL(await recordVideo());
    await render(<VideoArea src={address} task={task} figures={[]} text={text} />);
    const place = document.querySelector('.ck-video');

    await expect.element(player).toBeVisible();
    expect(document.querySelector('.ck-video')).toBe(place);
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

const chapters = [
  { step: 1, from: 0, to: 4 },
  { step: 3, from: 4, to: 9 },
];
const level = exampleLevel(1);
const [first, ...others] = level.tasks;
const filmed = {
  ...level,
  tasks: [{ ...(first as Task), video: '/videos/dough.mp4', chapters }, ...others],
};
const links = { level: null, next: null };
const filmedLesson = (
  <TaskPageView level={filmed} task={1} isCompleted={false} links={links} onSetCompleted={() => {}} />
);

describe('a video whose chapters are known', () => {
  test('shows its poster before any script runs, and asks no host that the page does not name', () => {
    const place = (src: string) =>
      renderToString(<VideoArea src={src} task={{ ...task, chapters }} figures={[]} text={text} />);

    expect(place('/videos/dough.mp4')).toContain('src="/videos/dough.avif"');
    expect(place('https://videos.example/dough.mp4')).not.toContain('<img');
  });

  test('plays when it is pressed beside its controls', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await render(filmedLesson);
    await page.getByLabelText(/^Video: /).click({ position: { x: 40, y: 40 } });
    expect(play).toHaveBeenCalledOnce();
  });

  test('has its poster and loads nothing else before it is played', async () => {
    await render(filmedLesson);

    await expect.element(page.getByLabelText(/^Video: /)).toBeVisible();
    expect(element()?.poster).toMatch(/\/videos\/dough\.avif$/);
    expect(element()?.preload).toBe('none');
    expect(element()?.networkState).not.toBe(HTMLMediaElement.NETWORK_LOADING);
    expect(page.getByText('Video coming soon').query()).toBeNull();
  });

  test('is said to show some of the steps, and is led to from each of them', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await render(filmedLesson);
    const total = filmed.tasks[0]?.steps.length ?? 0;
    const buttons = page.getByRole('button', { name: /^Watch this step: / });
    await expect.element(page.getByText(`The video shows 2 of ${total} steps.`)).toBeVisible();
    expect(buttons.elements()).toHaveLength(2);

    await buttons.nth(1).click();
    await expect.poll(() => play.mock.contexts[0]).toBe(element());
    expect(element()?.currentTime).toBe(4);
    await expect.element(page.getByLabelText(/^Video: /)).toHaveFocus();
    await expect.element(page.getByLabelText(/^Video: /)).toBeInViewport();
  });

  test('is watched from its beginning, with no pause between steps', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    await render(filmedLesson);
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect.element(page.getByLabelText(/^Video: /)).toHaveFocus();
    expect(element()?.currentTime).toBe(0);
    vi.spyOn(element()!, 'currentTime', 'get').mockReturnValue(30);
    element()?.dispatchEvent(new Event('timeupdate'));
    expect(pause).not.toHaveBeenCalled();
  });

  test('pauses where the next step begins, unless somebody goes elsewhere in it', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
    await render(filmedLesson);
    const video = await vi.waitUntil(element);
    const goTo = (seconds: number, event: 'seeking' | 'timeupdate') => {
      video.currentTime = seconds;
      video.dispatchEvent(new Event(event));
    };
    const watch = page.getByRole('button', { name: /^Watch this step: / }).first();
    await watch.click();
    goTo(3.9, 'timeupdate');
    expect(pause).not.toHaveBeenCalled();
    goTo(4, 'timeupdate');
    expect(pause).toHaveBeenCalledOnce();

    await watch.click();
    goTo(7, 'seeking');
    goTo(8, 'timeupdate');
    expect(pause).toHaveBeenCalledOnce();
  });
});

describe('a video that fails on its way', () => {
  test('comes back with the network without playing by itself, and when a step is asked for', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await render(filmedLesson);
    const video = page.getByLabelText(/^Video: /);
    const watch = page.getByRole('button', { name: /^Watch this step: / }).first();
    const fail = async (said: string) => {
      element()?.dispatchEvent(new Event('error'));
      await expect.element(page.getByText(said)).toBeVisible();
    };
    await watch.click();
    await expect.poll(() => play.mock.calls.length).toBe(1);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fail('The video needs the network.');
    network.mockRestore();
    const broken = element();

    const comeBack = () => window.dispatchEvent(new Event('online')) && element() !== broken;
    await expect.poll(comeBack).toBe(true);
    await expect.element(video).toBeVisible();
    expect(play).toHaveBeenCalledOnce();

    await fail('Video coming soon');
    expect(page.getByText(/^The video shows/).query()).toBeNull();
    await watch.click();
    await expect.element(video).toBeVisible();
    await expect.poll(() => play.mock.contexts.at(-1)).toBe(element());
    expect(play).toHaveBeenCalledTimes(2);
  });
});

describe('a video of another host', () => {
  const address = 'https://videos.example/dough.mp4';

  test('is a link, and nothing is asked of that host; the console says what to do about it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(lesson(address));

    const link = page.getByRole('link', { name: 'Video: Mix a plain dough' });
    await expect.element(link).toHaveAttribute('href', address);
    expect(element()).not.toHaveAttribute('src');
    expect(requestsTo('videos.example')).toEqual([]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/dough\.mp4 .*mediaHosts/));
  });

  test('is loaded where the page names the host', async () => {
    await render(lesson(address, ['videos.example']));

    expect(element()).toHaveAttribute('src', address);
    expect(page.getByRole('link').query()).toBeNull();
  });

  test.each([
    ['without https', 'http://videos.example/dough.mp4'],
    ['of another port', 'https://videos.example:444/dough.mp4'],
    ['whose name only ends alike', 'https://evilvideos.example/dough.mp4'],
    ['behind a name and a password', 'https://videos.example@evil.example/dough.mp4'],
    ['without a scheme', '//evil.example/dough.mp4'],
    ['that hides it from those who do not read as browsers do', '/\t/evil.example/dough.mp4'],
    ['that is a script', 'javascript:alert(1)'],
  ])('is not loaded from an address %s', async (_, src) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(lesson(src, ['videos.example']));

    await expect.element(page.getByText(/^Video/)).toBeVisible();
    expect(element()).not.toHaveAttribute('src');
  });

  test('is loaded from the page’s own origin, written out or as a path', async () => {
    for (const src of [`${location.origin}/dough.mp4`, '/dough.mp4', 'videos/dough.mp4']) {
      const { unmount } = await render(lesson(src));
      expect(element()).toHaveAttribute('src', src);
      await unmount();
    }
  });

  test('is the same link on a server', () => {
    const html = renderToString(lesson(address));

    expect(html).toContain(`href="${address}"`);
    expect(html).not.toContain('src=');
    expect(renderToString(lesson(address, ['videos.example']))).toContain(`src="${address}"`);
  });
});

describe('captions', () => {
  test.each([
    ['/videos/a.mp4', '/videos/a.vtt'],
    ['https://videos.example/a.mp4?v=2', 'https://videos.example/a.vtt?v=2'],
    ['https://videos.example', 'https://videos.example/'],
  ])('of %s stand beside it', (video, captions) => {
    const hrefOf = (address: string) => new URL(address, document.baseURI).href;
    expect(hrefOf(besideVideo(video, '.vtt'))).toBe(hrefOf(captions));
  });
});

const requestsTo = (host: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => new URL(name).host === host);

/** A few frames of an empty picture. */
async function recordVideo(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && parts.push(data)));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve, { once: true });
  });
  recorder.start(50);
  // A busy browser takes its time to record the first frame.
  for (let frame = 0; frame < 5 || parts.length === 0; frame++) {
    context?.fillRect(frame, 0, 10, 10);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await stopped;
  return new Blob(parts, { type: 'video/webm' });
}
