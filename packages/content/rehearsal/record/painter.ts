import sharp from 'sharp';
import { FILM_SIZE, type Point, type Shot } from './film.js';
import type { Rect } from './ring.js';
import type { Frame } from './timeline.js';

const { width: WIDTH, height: HEIGHT } = FILM_SIZE;
const CHANNELS = 3;
const ACCENT = [225, 29, 72] as const;
const POINTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="26" height="34"><path d="M2 2v25l6-6 5 11 5-2-5-11h9z" fill="#111" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>';

/** A picture without compression, in which single pixels can be set. */
interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

/** Paints the pictures of a film: what was on the screen, the pointer, and a ring around what is pressed. */
export class Painter {
  #shot: Shot | undefined;
  #screen = Buffer.alloc(0);
  #pointer: Pixels | undefined;

  /** The pixels of a picture, in red, green and blue. */
  async paint({ shot, pointer, press }: Frame): Promise<Buffer> {
    if (this.#shot !== shot) {
      this.#screen = await sharp(shot.image)
        .resize(WIDTH, HEIGHT, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer();
      this.#shot = shot;
    }
    this.#pointer ??= await sharp(Buffer.from(POINTER))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = Buffer.from(this.#screen);
    if (press !== undefined && shot.pressed) {
      outline(picture, shot.pressed);
      circle(picture, pointer, 10 + 14 * press);
    }
    stamp(picture, this.#pointer, pointer);
    return picture;
  }
}

function blend(picture: Buffer, x: number, y: number, color: readonly number[], opacity: number): void {
  if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
  const at = (y * WIDTH + x) * CHANNELS;
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const before = picture[at + channel] ?? 0;
    picture[at + channel] = Math.round(before + ((color[channel] ?? 0) - before) * opacity);
  }
}

function outline(picture: Buffer, { x, y, width, height }: Rect): void {
  const [left, top] = [Math.round(x) - 4, Math.round(y) - 4];
  const [right, bottom] = [Math.round(x + width) + 4, Math.round(y + height) + 4];
  for (let line = 0; line < 3; line += 1) {
    for (let across = left; across <= right; across += 1) {
      blend(picture, across, top + line, ACCENT, 1);
      blend(picture, across, bottom - line, ACCENT, 1);
    }
    for (let down = top; down <= bottom; down += 1) {
      blend(picture, left + line, down, ACCENT, 1);
      blend(picture, right - line, down, ACCENT, 1);
    }
  }
}

function circle(picture: Buffer, { x, y }: Point, radius: number): void {
  for (let down = -radius - 2; down <= radius + 2; down += 1)
    for (let across = -radius - 2; across <= radius + 2; across += 1) {
      const distance = Math.abs(Math.hypot(across, down) - radius);
      if (distance < 2.5) blend(picture, Math.round(x + across), Math.round(y + down), ACCENT, 0.7);
    }
}

function stamp(picture: Buffer, { data, info }: Pixels, { x, y }: Point): void {
  for (let down = 0; down < info.height; down += 1)
    for (let across = 0; across < info.width; across += 1) {
      const at = (down * info.width + across) * 4;
      const opacity = (data[at + 3] ?? 0) / 255;
      if (opacity > 0)
        blend(
          picture,
          Math.round(x) + across - 2,
          Math.round(y) + down - 2,
          [...data.subarray(at, at + 3)],
          opacity,
        );
    }
}
