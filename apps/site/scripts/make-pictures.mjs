/**
 * Draws the pictures in `public` that cannot be drawn by hand: what previews of links show (`og`), and the icons
 * made from `favicon.svg`. Run `node apps/site/scripts/make-pictures.mjs` after a change to the levels' titles or
 * colours, or to the mark; the pictures are kept in the repository.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { launchOptions } from '../../../scripts/browser.mjs';
import { iconPage, picturePage } from './picture-page.mjs';
import { smallPng } from './small-png.mjs';

const at = (path) => new URL(path, import.meta.url);
const course = JSON.parse(await readFile(at('../../../packages/content/src/outline.generated.json'), 'utf8'));

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();

async function draw(content, width, height, isOpaque = false) {
  await page.setViewportSize({ width, height });
  await page.setContent(content);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: !isOpaque });
}

const drawPicture = async (words) => smallPng(await draw(picturePage(course, words), 1200, 630, true));

async function save(name, picture) {
  await mkdir(new URL('.', at(`../public/${name}`)), { recursive: true });
  await writeFile(at(`../public/${name}`), picture);
  console.log(`${name.padEnd(28)} ${(picture.length / 1000).toFixed(1).padStart(6)} kB`);
}

/** An icon file of several sizes, each a PNG. */
function iconFile(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, picture }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures.map(({ picture }) => picture)]);
}

/* oxlint-disable no-await-in-loop -- one page draws them all */
const whole = {
  title: 'Learn by building, one flow at a time',
  note: `${course.levels.length} levels. Each ends with a short test and a certificate.`,
};
await save('og/site.png', await drawPicture(whole));
for (const [index, { level, title, difficulty, duration, tasks }] of course.levels.entries()) {
  const words = {
    kicker: `Level ${level}`,
    title,
    note: `${difficulty} · ${duration}. ${tasks.length} tasks, a knowledge test and a certificate.`,
    at: index,
  };
  await save(`og/level-${level}.png`, await drawPicture(words));
}

const small = [];
for (const size of [16, 32, 48]) small.push({ size, picture: await draw(iconPage(size), size, size) });
await save('favicon.ico', iconFile(small));
for (const size of [192, 512]) await save(`icons/icon-${size}.png`, await draw(iconPage(size), size, size));
await save('icons/maskable-512.png', await draw(iconPage(512, 0.78), 512, 512));
await save('apple-touch-icon.png', await draw(iconPage(180, 0.9), 180, 180));
/* oxlint-enable no-await-in-loop */

await browser.close();
