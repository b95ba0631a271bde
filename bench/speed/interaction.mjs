/** From a press to the next paint, on the site's pages: `interaction to next paint`, of one press on a page of its own. */
import { interleaved, spread, table } from './statistics.mjs';

const INTERACTIONS = {
  'task marked': { path: '/level-1/task-1', press: '.ck-task-toggle' },
  'task unmarked': {
    path: '/level-1/task-1',
    press: '.ck-task-toggle',
    kept: { 'level-1-task-1': 'true' },
  },
  'answer chosen': { path: '/level-1/quiz', press: '.ck-option' },
};

function observe() {
  globalThis.durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

const rest = () => new Promise((resolve) => void setTimeout(resolve, 400));

async function measure(browser, address, { path, press, kept = {} }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((entries) => Object.assign(localStorage, entries), kept);
  await context.addInitScript(observe);
  const page = await context.newPage();
  await page.goto(address + path, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // As a hand does it: the pointer comes to rest, then presses for a tenth of a second.
  await page.locator(press).first().hover();
  await page.evaluate(rest);
  await page.evaluate(() => globalThis.durations.splice(0));
  await page.locator(press).first().click({ delay: 100 });
  // An event shorter than 16 ms is not reported at all; two frames later it would have been.
  await page.evaluate(rest);
  const durations = await page.evaluate(() => globalThis.durations);
  await context.close();
  return Math.max(16, ...durations);
}

/** A table of the longest event of a press. Chromium rounds durations to 8 ms. */
export async function interactionTime(browser, address, rounds) {
  const tasks = new Map(
    Object.entries(INTERACTIONS).map(([name, interaction]) => [
      name,
      () => measure(browser, address, interaction),
    ]),
  );
  const results = await interleaved(rounds, tasks);
  return table(
    ['Press', 'to next paint, ms'],
    [...results].map(([name, durations]) => [name, spread(durations)]),
  );
}
