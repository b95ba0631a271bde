import { expect, type Locator, type Page } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { showCanvasSteadily } from './canvas-view.js';
import { addRing, addStillness, ringed, steady } from './ring.js';
import { shoot } from './screen.js';
import { addSteadyTexts } from './steady-texts.js';
import { fitTables } from './table-view.js';

/** Pixels of a picture for each of the page's. */
const DENSITY = 2;

/** Share of the pixels that may differ from the picture of an earlier run, such as a number of a session. */
const TOLERATED_SHARE = 0.005;

/**
 * Takes a picture of the tool for a lesson, light and dark: a part of the page with a ring around a place.
 *
 * @param light - the file for light pages.
 * @param dark - the file for dark ones.
 * @param place - what the ring is drawn around.
 * @param around - what is to be seen. Without it the window, component or panel that the place is in.
 */
export async function takePicture(
  light: string,
  dark: string,
  place: Locator,
  around?: Locator,
): Promise<void> {
  const page = place.page();
  await place.scrollIntoViewIfNeeded();
  // Icons of the tool are loaded one by one.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await expect(page.getByText(/^Loading models/)).toHaveCount(0);
  // Stopped on its way, what is closing would stay.
  await expect.poll(() => page.evaluate(isClosing)).toBe(false);
  const move = await addStillness(page);
  await steady(place);
  await fitTables(page);
  const showTexts = await addSteadyTexts(page);
  const goBack = await showCanvasSteadily(place, around);
  const shown = await ringed(place, around);
  const { clip } = shown;
  const remove = await addRing(page, shown);
  try {
    await write(light, await shoot(page, clip, DENSITY));
    await toggleScheme(page);
    await write(dark, await shoot(page, clip, DENSITY));
    await toggleScheme(page);
  } finally {
    await remove();
    await goBack();
    await showTexts();
    await move();
  }
}

/** As the switch in the menu of the tool does it, which would close what is open. */
const toggleScheme = (page: Page) => page.evaluate(() => document.body.classList.toggle('dark'));

/** Runs in the page. */
const isClosing = () =>
  document.getAnimations().some(({ effect, playState }) => {
    const element = (effect as KeyframeEffect | null)?.target;
    return playState === 'running' && element?.getAttribute('data-state') === 'closed';
  });

/** Writes a picture, unless the file shows the same already. */
async function write(file: string, taken: Buffer): Promise<void> {
  if (await isAsBefore(file, taken)) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await sharp(taken).avif({ quality: 55, effort: 4 }).toBuffer());
}

/** Whether a file shows the same already. */
async function isAsBefore(file: string, taken: Buffer): Promise<boolean> {
  const before = await readFile(file).catch(() => undefined);
  if (!before) return false;
  const [old, now] = await Promise.all([pixels(before), pixels(taken)]);
  const { width, height } = now.info;
  if (old.info.width !== width || old.info.height !== height) return false;
  const different = pixelmatch(old.data, now.data, undefined, width, height, { threshold: 0.2 });
  return different <= TOLERATED_SHARE * width * height;
}

const pixels = (image: Buffer) => sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
