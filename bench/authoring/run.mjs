/**
 * What an author waits for, on this project's course: `check`, `build`, and a change that `dev` shows. Times are those of
 * processes that start anew, but for the changes, which one server and one page show.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import { spread, table } from '../speed/statistics.mjs';

const ROUNDS = 7;
const PORT = 4410;
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const cli = at('packages/cli/scripts/course-kit.mjs');
const source = at('packages/content/course');
const folder = mkdtempSync(join(tmpdir(), 'authoring-'));

function timed(...words) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [cli, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - start;
}

const rounds = (task) => Array.from({ length: ROUNDS }, task);

/** Runs in the page: resolves with the time at which the lesson's steps say something. */
function paintOf(text) {
  return new Promise((resolve) => {
    const look = () =>
      document.querySelector('.ck-steps')?.textContent.includes(text)
        ? resolve(Date.now())
        : requestAnimationFrame(look);
    look();
  });
}

async function changesSeen() {
  const course = join(folder, 'course');
  cpSync(source, course, { recursive: true });
  const file = join(course, '2-flow-builder/3-component-chaining.md');
  const text = readFileSync(file, 'utf8');
  const server = spawn(process.execPath, [cli, 'dev', course, '--port', `${PORT}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch(launchOptions);
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${PORT}/#/level-2/task-3`);
    await page.locator('.ck-steps').waitFor();
    const times = [];
    // The first change is not counted: until then nothing has been compiled.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const title = `Title ${round}`;
      const shown = page.evaluate(paintOf, title);
      const saved = Date.now();
      writeFileSync(
        file,
        text.replace(/^## .*$/m, () => `## ${title}`),
      );
      // oxlint-disable-next-line no-await-in-loop -- there is one page
      times.push((await shown) - saved);
    }
    return times.slice(1);
  } finally {
    await browser.close();
    server.kill();
  }
}

try {
  const rows = [
    ['`check`', rounds(() => timed('check', source))],
    ['`build`', rounds(() => timed('build', source, '--out', join(folder, 'built')))],
    ['`dev`, from a saved change to its paint', await changesSeen()],
  ];
  console.log(
    table(
      ['What', 'ms'],
      rows.map(([name, figures]) => [name, spread(figures)]),
    ),
  );
} finally {
  rmSync(folder, { recursive: true });
}
