import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { serveCourse } from '../dev/serve-course.js';
import type { VideoStep } from './captions.js';

/** Which lesson is rendered, and where its frames go. */
export interface RenderOptions {
  /** The course's folder. */
  readonly folder: string;
  readonly level: number;
  readonly task: number;
  /** An existing folder. */
  readonly frames: string;
  /** The number of the last step that is rendered. @default all */
  readonly lastStep?: number;
}

/** A frame of a video, and how long it is shown. */
export interface Frame {
  readonly path: string;
  readonly seconds: number;
}

/** A rendered lesson. */
export interface RenderedLesson {
  readonly steps: readonly VideoStep[];
  readonly frames: readonly Frame[];
  /** The address of the lesson's video, where it has one. */
  readonly video?: string;
}

const [WIDTH, HEIGHT] = [1280, 720];
const FRAMES_A_SECOND = 15;
/** The time after which a step is completely drawn, in seconds. */
const DRAWN_AFTER = 1.2;

/** Renders a lesson frame by frame, so that the result does not depend on the speed of the computer. */
export async function renderFrames({
  folder,
  level,
  task,
  frames,
  lastStep,
}: RenderOptions): Promise<RenderedLesson | null> {
  const { chromium } = await import('playwright-core');
  const server = await serveCourse({ folder, port: 0 });
  try {
    const executablePath = chromiumPath();
    const browser = await chromium.launch(executablePath ? { executablePath } : { channel: 'chrome' });
    try {
      const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
      await page.goto(new URL(`/video.html?level=${level}&task=${task}`, server.resolvedUrls?.local[0]).href);
      const root = page.locator('#root[data-lesson]');
      const lesson: Omit<RenderedLesson, 'frames'> | null = JSON.parse(
        (await root.getAttribute('data-lesson', { timeout: 120_000 })) ?? 'null',
      );
      if (!lesson?.steps.length) return null;
      const steps = lesson.steps.slice(0, lastStep);
      return { ...lesson, steps, frames: await framesOf(page, steps, frames) };
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

/* oxlint-disable no-await-in-loop -- one frame after the other, as they are seen */
/** Runs in the page: resolves once fonts are there, and the player shows the part that it will show at this size. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  const camera = () => document.querySelector<HTMLElement>('.ck-player-camera')?.style.transform ?? '';
  let before: string;
  do {
    before = camera();
    await new Promise(requestAnimationFrame);
    await idle();
    await new Promise(requestAnimationFrame);
    await idle();
  } while (before === '' || camera() !== before);
}

async function framesOf(page: Page, steps: readonly VideoStep[], folder: string): Promise<Frame[]> {
  const frames: Frame[] = [];
  const moving = Math.round(DRAWN_AFTER * FRAMES_A_SECOND);
  const finishAnimations = () => document.getAnimations().forEach((animation) => animation.finish());
  // The first step begins as the others do, at a stage that has its size.
  await page.evaluate(settled);
  await page.evaluate(finishAnimations);
  for (const { seconds } of steps) {
    await page
      .locator('.ck-player-control')
      .nth(2)
      .evaluate((next: HTMLElement) => next.click());
    await page.evaluate(settled);
    for (let index = 0; index <= moving; index++) {
      await page.evaluate(
        async (milliseconds) => {
          await new Promise(requestAnimationFrame);
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = milliseconds;
          }
        },
        (index * 1000) / FRAMES_A_SECOND,
      );
      const path = join(folder, `${frames.length}.png`);
      await page.screenshot({ path });
      frames.push({ path, seconds: index < moving ? 1 / FRAMES_A_SECOND : seconds - DRAWN_AFTER });
    }
    // The next step begins at the state that this one has reached.
    await page.evaluate(finishAnimations);
  }
  return frames;
}
/* oxlint-enable no-await-in-loop */

/** A Chromium of the system; elsewhere Playwright knows where Chrome is. */
function chromiumPath(): string | undefined {
  const usual = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  return process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path));
}
