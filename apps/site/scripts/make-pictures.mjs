/**
 * Draws the pictures in `brands/langflow/public` that cannot be drawn by hand: what previews of links show (`og`), and the icons
 * made from `favicon.svg`. Run `node apps/site/scripts/make-pictures.mjs` after a change to the levels' titles or
 * colours, or to the mark; the pictures are kept in the repository.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { fromSource } from '../../../packages/cli/scripts/from-source.mjs';
import { launchOptions } from '../../../scripts/browser.mjs';
import { picturePage } from './picture-page.mjs';

const at = (path) => new URL(path, import.meta.url);
const { readCourse } = await fromSource('exports/index.ts');
const { course } = await readCourse(fileURLToPath(at('../../../packages/content/course')));
const mark = await readFile(at('../brands/langflow/public/favicon.svg'));

async function save(name, picture) {
  await mkdir(new URL('.', at(`../brands/langflow/public/${name}`)), { recursive: true });
  await writeFile(at(`../brands/langflow/public/${name}`), picture);
  console.log(`${name.padEnd(28)} ${(picture.length / 1000).toFixed(1).padStart(6)} kB`);
}

await savePreviews();
await saveIcons();

/** A screenshot for each preview, since only a browser sets the site's font as its pages do. */
async function savePreviews() {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  /* oxlint-disable no-await-in-loop -- one page draws them all */
  for (const [name, words] of previews()) {
    await page.setContent(picturePage(course, words));
    await page.evaluate(() => document.fonts.ready);
    const picture = sharp(await page.screenshot());
    await save(`og/${name}.png`, await picture.png({ palette: true, dither: 0, effort: 10 }).toBuffer());
  }
  /* oxlint-enable no-await-in-loop */
  await browser.close();
}

function previews() {
  const { levels } = course;
  const site = {
    title: 'Learn by building, one flow at a time',
    note: `${levels.length} levels. Each ends with a short test and a certificate.`,
  };
  const ofLevel = ({ level, title, difficulty, duration, tasks }, index) => ({
    kicker: `Level ${level}`,
    title,
    note: `${difficulty} · ${duration}. ${tasks.length} tasks, a knowledge test and a certificate.`,
    at: index,
  });
  return [['site', site], ...levels.map((level, index) => [`level-${level.level}`, ofLevel(level, index)])];
}

async function saveIcons() {
  await save('favicon.ico', await pngToIco(await Promise.all([16, 32, 48].map((size) => icon(size)))));
  await save('icons/icon-192.png', await icon(192));
  await save('icons/icon-512.png', await icon(512));
  // Systems crop these icons to shapes of their own, so the color reaches the edges and the mark has a margin.
  await save('icons/maskable-512.png', await icon(512, 0.78));
  await save('apple-touch-icon.png', await icon(180, 0.9));
}

/** The mark as PNG of a size in pixels; with a share, it takes up that share of a square of its own colour. */
async function icon(size, share = 1) {
  const inner = 2 * Math.round((size * share) / 2);
  const drawn = sharp(mark, { density: (72 * inner) / 32 }).resize(inner, inner);
  const margin = (size - inner) / 2;
  if (share < 1) {
    const [, background] = /fill="(#\w+)"/.exec(mark.toString());
    drawn.flatten({ background });
    drawn.extend({ top: margin, bottom: margin, left: margin, right: margin, background });
  }
  return drawn.png({ effort: 10 }).toBuffer();
}
