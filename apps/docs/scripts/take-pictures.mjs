/**
 * Takes the pictures of the gallery, light and dark: builds each course from this repository, serves it on loopback and opens a page of it.
 * Run it when a course looks different; `packages/embed` has to be built before. The pictures are kept in the repository.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from '../../../scripts/browser.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PORT = process.env.PORT ?? '4770';
const cache = join(ROOT, 'apps/docs/.cache');
await mkdir(cache, { recursive: true });
const place = await mkdtemp(join(cache, 'pictures-'));

/** A site with a brand, built into a folder of its own. */
async function build(brand, name) {
  const outDir = join(place, name);
  await promisify(execFile)(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', outDir],
    {
      cwd: join(ROOT, 'apps/site'),
      env: { ...process.env, SITE_BRAND: brand, VITE_STORAGE: 'local', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  return [outDir];
}

/** What the guide has its readers write: the files of the course, and what stands in `courseSite({ … })`, beside what they are given. */
async function writeKnots() {
  const folder = join(place, 'brand');
  const guide = await readFile(join(ROOT, 'packages/cli/docs/from-markdown-to-a-deployed-course.md'), 'utf8');
  const [, settings] = /```js\n([^]*?)```/.exec(guide);
  const course = guide.matchAll(/^`(course\/[^`]+)`:\n\n```markdown\n([^]*?)^```$/gm);
  const options = `export const base = '/';\nexport const options = { course: import.meta.dirname + '/course', ${settings} };\n`;
  const files = [['brand.config.ts', options], ...Array.from(course, ([, path, text]) => [path, text])];
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await cp(join(ROOT, 'packages/cli/starter/public'), join(folder, 'public'), { recursive: true });
  return folder;
}

const COURSES = {
  langflow: {
    build: () => build('brands/langflow', 'langflow'),
    page: '/level-1/task-4',
    show: (page) => page.getByRole('heading', { name: 'Record a first answer' }),
  },
  knots: {
    build: async () => build(await writeKnots(), 'knots'),
    page: '/level-1/quiz',
    show: (page) => page.getByText('Around behind the standing part'),
  },
  bread: {
    build: async () => [join(ROOT, 'examples/script-tag'), `embed=${join(ROOT, 'packages/embed/dist')}`],
    page: '/',
    show: (page) => page.getByText('What makes dough rise?'),
  },
};

async function takePicture(browser, name, colorScheme) {
  const { page: path, show } = COURSES[name];
  const page = await browser.newPage({
    viewport: { width: 1200, height: 750 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await page.goto(`http://127.0.0.1:${PORT}${path}`, { waitUntil: 'networkidle' });
  await show(page)
    .first()
    .evaluate((part) => part.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => {
    const inSight = Array.from(document.images).filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
    return Promise.all(inSight.map((image) => image.decode()));
  });
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  const bytes = await picture.avif({ quality: 60, effort: 6 }).toBuffer();
  await writeFile(join(ROOT, `apps/docs/src/pictures/${name}-${colorScheme}.avif`), bytes);
  console.log(`${name}-${colorScheme}.avif`.padEnd(24), `${(bytes.length / 1000).toFixed(1)} kB`);
  await page.close();
}

const browser = await chromium.launch(launchOptions);
try {
  /* oxlint-disable no-await-in-loop -- one course after the other */
  for (const name of Object.keys(COURSES)) {
    const folders = await COURSES[name].build();
    const serve = ['examples/serve.mjs', PORT, ...folders];
    const server = spawn(process.execPath, serve, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(server, 'exit');
    try {
      await once(server.stdout, 'data');
      for (const colorScheme of ['light', 'dark']) await takePicture(browser, name, colorScheme);
    } finally {
      server.kill();
    }
    await ended;
  }
  /* oxlint-enable no-await-in-loop */
} finally {
  await browser.close();
  await rm(place, { recursive: true });
}
