/** From a press on a certificate's button to its file: the site's, and jspdf called directly. */
import { interleaved, median, spread, table } from './statistics.mjs';

const KEPT = Object.fromEntries([
  ...[1, 2, 3, 4, 5].map((task) => [`level-1-task-${task}`, 'true']),
  ['level-1-quiz-completed', 'true'],
  ['level-1-quiz-score', '100'],
  [
    'course-kit:certificates',
    JSON.stringify([
      {
        id: 'CERT-1795255200000-L1',
        userName: 'Ada Lovelace',
        level: 1,
        courseName: 'Langflow Fundamentals',
        score: 100,
        completionDate: 'November 21, 2026',
        issuedBy: 'Langflow Learning',
      },
    ]),
  ],
]);

/** Both make a Blob of the file and have it saved. */
function watchFiles() {
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    globalThis.fileAt = performance.now();
    globalThis.fileSize = file.size;
    return make(file);
  };
}

/** Presses by script, so that nothing is fetched beforehand because a pointer came near; `warmUp` lets it. */
function press(selector) {
  globalThis.fileAt = undefined;
  globalThis.pressedAt = performance.now();
  document.querySelector(selector).click();
}

/** The times of a page's first file and of its second, and the size of that. */
export async function measure(browser, address, selector, warmUp) {
  const context = await browser.newContext({ acceptDownloads: true });
  await context.addInitScript((entries) => Object.assign(localStorage, entries), KEPT);
  await context.addInitScript(watchFiles);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (warmUp === 'hover') {
    await page.locator(selector).first().hover();
    await page.waitForLoadState('networkidle');
  }
  const once = async () => {
    await page.evaluate(press, selector);
    await page.waitForFunction(() => globalThis.fileAt !== undefined, undefined, {
      polling: 20,
      timeout: 30_000,
    });
    return page.evaluate(() => globalThis.fileAt - globalThis.pressedAt);
  };
  const first = await once();
  // The learner reads that it is saved before wanting another.
  await page.waitForSelector(`${selector}:enabled`);
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 1000)));
  const second = await once();
  const result = { first, second, size: await page.evaluate(() => globalThis.fileSize) };
  await context.close();
  return result;
}

/** What is compared: of the kit's own certificates, those without letters outside Western Europe, those with, and those that the browser draws. */
export const CERTIFICATES = new Map([
  ['jspdf, nine lines and a border', ''],
  ['the kit, Latin', '#latin'],
  ['the kit, Latin, QR code', '#latin+code'],
  ['the kit, extended Latin', '#extended'],
  ['the kit, extended Latin, QR code', '#extended+code'],
  ['the kit, a name that is drawn, QR code', '#drawn+code'],
]);

/** A table of the first file of a page and the second, their ratios to jspdf's within each round, and the file's size. */
export async function certificateTime(browser, siteAddress, bareAddress, rounds) {
  const button = '.ck-progress-card .ck-button:enabled';
  const bare = Array.from(CERTIFICATES, ([name, hash]) => [
    name,
    () => measure(browser, `${bareAddress}/${hash}`, 'button'),
  ]);
  const tasks = new Map([
    ...bare,
    ['the site', () => measure(browser, `${siteAddress}/dashboard`, button)],
    ['the site, pointed at before', () => measure(browser, `${siteAddress}/dashboard`, button, 'hover')],
  ]);
  return comparison(await interleaved(rounds, tasks));
}

/** The first is what the others are compared with. */
export function comparison(results) {
  const [plain] = results.values();
  const cells = (runs, part) => [
    spread(runs.map((run) => run[part])),
    median(runs.map((run, round) => run[part] / plain[round][part])).toFixed(2),
  ];
  const head = ['Certificate', 'first file, ms', 'x nine lines', 'second file, ms', 'x nine lines', 'bytes'];
  const rows = Array.from(results, ([name, runs]) => [
    name,
    ...cells(runs, 'first'),
    ...cells(runs, 'second'),
    runs[0].size,
  ]);
  return table(head, rows);
}
