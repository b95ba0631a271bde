import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { darkVariant, readPictures } from './course-pictures.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The start of a PNG, which has its size. */
const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

describe('pictures of a course', () => {
  test('have the size that they are drawn at, halved for those of twice the density', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40.4 30"/>';
    await writeFile(join(folder, 'bowl.svg'), svg);
    await writeFile(join(folder, 'bowl.png'), png(640, 480));
    await writeFile(join(folder, 'bowl@2x.png'), png(640, 481));
    await writeFile(join(folder, 'nothing.webp'), 'no picture');
    await writeFile(join(folder, 'text.md'), '# No picture');
    expect(await readPictures(folder)).toEqual(
      new Map([
        ['bowl.png', { width: 640, height: 480 }],
        ['bowl.svg', { width: 40, height: 30 }],
        ['bowl@2x.png', { width: 320, height: 241 }],
        ['nothing.webp', {}],
      ]),
    );
  });

  test.each([
    ['a/bowl.svg', 'a/bowl.dark.svg'],
    ['a.b/bowl@2x.avif', 'a.b/bowl.dark@2x.avif'],
  ])('%s has its dark variant at %s', (path, dark) => {
    expect(darkVariant(path)).toBe(dark);
  });
});
