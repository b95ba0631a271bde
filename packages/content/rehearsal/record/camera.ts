import type { Locator, Page } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { addRing, addStillness, ringed, type Rect } from './ring.js';
import { Screen } from './screen.js';

/** Pixels of a picture for each of the page's. */
const DENSITY = 2;

/** Share of the pixels that may differ from the picture of an earlier run: numbers of sessions, times, a caret. */
const TOLERATED_SHARE = 0.005;

/** Takes pictures of the tool for lessons: a part of the page with a ring around a place, light and dark. */
export class Camera {
  readonly #screen: Screen;

  constructor(private readonly page: Page) {
    this.#screen = new Screen(page);
  }

  /**
   * Takes a picture in both schemes.
   *
   * @param light - the file for light pages.
   * @param dark - the file for dark ones.
   * @param place - what the ring is drawn around.
   * @param around - what is to be seen. Without it the window, component or panel that the place is in.
   */
  async take(light: string, dark: string, place: Locator, around?: Locator): Promise<void> {
    await place.scrollIntoViewIfNeeded();
    // Icons of the tool are loaded one by one.
    await this.page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    const move = await addStillness(this.page);
    const [ring, clip] = await ringed(place, around);
    const remove = await addRing(this.page, ring);
    try {
      await this.#shoot(light, clip);
      await this.#toggleScheme();
      await this.#shoot(dark, clip);
      await this.#toggleScheme();
    } finally {
      await remove();
      await move();
    }
  }

  /** As the switch in the menu of the tool does it, which would close what is open. */
  async #toggleScheme(): Promise<void> {
    await this.page.evaluate(() => document.body.classList.toggle('dark'));
  }

  async #shoot(file: string, clip: Rect): Promise<void> {
    const taken = await this.#screen.take(clip, DENSITY);
    if (await isAsBefore(file, taken)) return;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await sharp(taken).avif({ quality: 55, effort: 4 }).toBuffer());
  }
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
