/** Draws what a signed-in learner's dashboard waits for: each request from its start to its end, as an SVG. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// A port of its own: an older server on it would answer with another build.
const PORT = 4100 + (process.pid % 80);
const ADDRESS = `http://127.0.0.1:${PORT}`;
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The site with accounts, on a backend of its own that begins empty. */
async function serveWithAccounts() {
  const astro = at('../../apps/site/node_modules/astro/bin/astro.mjs');
  const vite = at('../../node_modules/vite/bin/vite.js');
  const start = (...parameters) =>
    spawn(process.execPath, [...parameters, '--outDir', at('.cache/site-with-accounts')], {
      cwd: at('../../apps/site'),
      env: { ...process.env, VITE_STORAGE: 'embedded' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  await once(start(astro, 'build', '--silent'), 'exit');
  const server = start(
    vite,
    'preview',
    '--config',
    'preview.config.ts',
    '--port',
    String(PORT),
    '--strictPort',
  );
  const isUp = () =>
    fetch(ADDRESS).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 200));
  return server;
}

async function signUp(page) {
  await page.goto(`${ADDRESS}/auth?mode=signup`);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.waitForURL(`${ADDRESS}/`);
}

/** Requests of one visit in milliseconds from its start: what was asked for, from when to when. */
async function visit(page, path) {
  const requests = [];
  let origin;
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    origin ??= startTime;
    const { pathname } = new URL(request.url());
    const from = startTime - origin;
    requests.push({
      method: request.method(),
      pathname,
      type: request.resourceType(),
      from,
      to: from + responseEnd,
    });
  });
  await page.goto(`${ADDRESS}${path}`, { waitUntil: 'networkidle' });
  await page.getByText('1 of 5 tasks completed', { exact: true }).waitFor();
  return requests.sort((a, b) => a.from - b.from);
}

const COLOURS = {
  document: '#4f46e5',
  script: '#b45309',
  stylesheet: '#0f766e',
  font: '#7e22ce',
  fetch: '#be123c',
};
const ROW = 18;
const LABEL = 330;
const WIDTH = 640;

function draw(requests) {
  const end = Math.max(...requests.map(({ to }) => to));
  const scale = WIDTH / end;
  const step = [10, 20, 50, 100, 200, 500, 1000].find((size) => end / size <= 10) ?? 2000;
  const lines = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => {
    const x = LABEL + index * step * scale;
    return `<path d="M${x.toFixed(1)} 24V${requests.length * ROW + 30}" stroke="#8884"/><text x="${x.toFixed(1)}" y="16" text-anchor="middle">${index * step} ms</text>`;
  });
  const rows = requests.map(({ method, pathname, type, from, to }, index) => {
    const y = 30 + index * ROW;
    const name = `${method === 'GET' ? '' : `${method} `}${pathname.replace(/-[\w-]{8}\./, '.')}`;
    return `<text x="${LABEL - 8}" y="${y + 12}" text-anchor="end">${name}</text><rect x="${(LABEL + from * scale).toFixed(1)}" y="${y + 2}" width="${Math.max(2, (to - from) * scale).toFixed(1)}" height="${ROW - 5}" rx="2" fill="${COLOURS[type] ?? '#64748b'}"/>`;
  });
  const height = requests.length * ROW + 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABEL + WIDTH + 30} ${height}" font-family="system-ui, sans-serif" font-size="11" fill="#64748b" role="img" aria-label="Requests of a signed-in learner's dashboard, one below the other by their start"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}${rows.join('')}</svg>\n`;
}

/** Signs a learner up, visits the dashboard anew and writes `waterfall.svg`. Answers the requests. */
export async function waterfall(browser) {
  const server = await serveWithAccounts();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await signUp(page);
    await page.goto(`${ADDRESS}/level-1/task-1`);
    await page.getByRole('button', { name: 'Mark as Completed' }).click();
    await page.getByText('Your progress has been saved').waitFor();
    // The same learner, with nothing of the site in the browser's cache.
    const again = await browser.newContext({
      storageState: await context.storageState(),
      viewport: { width: 1280, height: 900 },
    });
    const requests = await visit(await again.newPage(), '/dashboard');
    writeFileSync(at('waterfall.svg'), draw(requests));
    return requests;
  } finally {
    server.kill();
  }
}
