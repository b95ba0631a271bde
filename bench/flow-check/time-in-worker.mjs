/**
 * node bench/flow-check/time-in-worker.mjs FOLDER: how long the check of the folder's largest template takes in the worker,
 * from the message to its answer. Browsers slow only a page's main thread: what the same check takes there at full speed and
 * at a quarter of it says what a quarter would make of the worker's time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, runnerImport } from 'vite';
import { launchOptions } from '../../scripts/browser.mjs';

const ROUNDS = 6;
const CHECKS = 15;
const ADDRESS = 'http://check.example/';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const kit = '../../packages/flow/src/flow-check';

const [folder = '.'] = process.argv.slice(2);
const { module } = await runnerImport(pathOf('starter-flows.ts'), { configFile: false, logLevel: 'error' });
const [text] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.stringify(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  .filter((file) => module.goalOfFile(JSON.parse(file))?.connections.length > 0)
  .sort((one, other) => other.length - one.length);
const goal = module.goalOfFile(JSON.parse(text));

/** One file of JavaScript with all that a module needs. */
async function bundle(entry) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: pathOf(entry), formats: ['es'], fileName: 'bundle' } },
  });
  return output[0].code;
}
const files = new Map([
  ['/', '<!doctype html><title>Check</title>'],
  ['/worker.js', await bundle(`${kit}/flow-check.worker.ts`)],
  ['/page.js', await bundle(`${kit}/check-here.ts`)],
]);

/** Times in milliseconds of checks one after the other, in the worker and in the page. */
async function timesOf({ goal, text, checks }) {
  const { checkHere } = await import('/page.js');
  const worker = new Worker('/worker.js', { type: 'module' });
  const ask = (work) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }) => resolve(data));
      port1.start();
      worker.postMessage({ goal, work }, [port2]);
    });
  // Not a part of it: a learner's worker is there before the file.
  await ask('{}');
  const time = async (check) => {
    const times = [];
    for (let count = 0; count < checks; count += 1) {
      const start = performance.now();
      const report = await check();
      if (!report.isPassed) throw new Error('The template is not its own goal');
      times.push(performance.now() - start);
    }
    return times;
  };
  const times = { worker: await time(() => ask(text)), page: await time(() => checkHere(goal, text)) };
  worker.terminate();
  return times;
}

const browser = await chromium.launch(launchOptions);
async function round(slowness) {
  const page = await browser.newPage();
  await page.route(`${ADDRESS}**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    return route.fulfill({ contentType, body: files.get(path) ?? '' });
  });
  await page.goto(ADDRESS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const times = await page.evaluate(timesOf, { goal, text, checks: CHECKS });
  await page.close();
  return times;
}

const middle = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
const seen = { full: [], quarter: [] };
for (let count = 0; count < ROUNDS; count += 1) {
  seen.full.push(await round(1));
  seen.quarter.push(await round(4));
}
await browser.close();

const figures = (rounds, place) => ({
  all: middle(rounds.flatMap((times) => times[place])),
  first: middle(rounds.map((times) => times[place][0])),
  // What the machine takes when nothing else is in the way.
  least: Math.min(...rounds.flatMap((times) => times[place])),
});
const worker = figures(seen.full, 'worker');
const page = figures(seen.full, 'page');
const slowPage = figures(seen.quarter, 'page');
const columns = ['least', 'all', 'first'];
const row = (name, times) =>
  `${name.padEnd(30)}${columns.map((column) => times[column].toFixed(1).padStart(12)).join('')}`;
console.log(`${goal.title}, ${text.length} characters`);
console.log(`${'milliseconds'.padEnd(30)}     fastest      middle    first of a page`);
console.log(row('worker, full speed', worker));
console.log(row('page, full speed', page));
console.log(row('page, a quarter', slowPage));
const reckoned = columns.map((column) => [column, (worker[column] * slowPage[column]) / page[column]]);
console.log(row('worker, a quarter (reckoned)', Object.fromEntries(reckoned)));
