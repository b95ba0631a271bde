/**
 * From the start of navigation until a signed-in learner's dashboard shows what the server knows, and nothing of it was
 * in the browser: the site and its backend on origins of their own, 150 ms and 1.6 Mbit/s away.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PUBLISHABLE_KEY, startBackend } from '../../packages/embedded-backend/exports/index.ts';
import { serve } from './serve.mjs';
import { slowLine } from './slow-line.mjs';
import { spread } from './statistics.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const DATA = '1 of 5 tasks completed';

function buildFor(backend, folder) {
  execFileSync(
    process.execPath,
    [at('../../apps/site/node_modules/astro/bin/astro.mjs'), 'build', '--silent', '--outDir', folder],
    {
      cwd: at('../../apps/site'),
      env: {
        ...process.env,
        VITE_SUPABASE_URL: backend,
        VITE_SUPABASE_KEY: PUBLISHABLE_KEY,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

/** A browser's storage with the session of a learner who has completed one task, and nothing else. */
async function signedIn({ url }, site) {
  const { createClient } =
    await import('../../packages/embedded-backend/node_modules/@supabase/supabase-js/dist/index.mjs');
  const client = createClient(url, PUBLISHABLE_KEY);
  const { data } = await client.auth.signUp({ email: 'ada@example.com', password: 'correct horse 1' });
  const { session, user } = data;
  const row = { user_id: user.id, level: 1, completed_tasks: ['level-1-task-1'] };
  const { error } = await client.from('course_progress').insert(row);
  if (error) throw error;
  client.auth.stopAutoRefresh();
  const localStorage = [{ name: 'sb-127-auth-token', value: JSON.stringify(session) }];
  return { cookies: [], origins: [{ origin: site, localStorage }] };
}

/** Runs in the page. */
function watchFor(text) {
  const look = () => {
    if (document.body?.textContent.includes(text)) globalThis.shownAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(browser, address, storageState, requests) {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchFor, DATA);
  const start = Date.now();
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    requests?.push([
      startTime - start,
      startTime - start + responseEnd,
      request.method(),
      new URL(request.url()).pathname,
    ]);
  });
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => globalThis.shownAt);
  const shownAt = await shown.jsonValue();
  await context.close();
  return shownAt;
}

/** Answers a line with the median, the least and the greatest of the rounds. */
export async function dashboardTime(browser, rounds, folder = at('.cache/site-with-accounts-apart')) {
  const backend = await startBackend({ driver: 'pglite' });
  const backendLine = await slowLine(backend.url);
  buildFor(backendLine.url, folder);
  const site = await serve(folder);
  const siteLine = await slowLine(site.url);
  try {
    const state = await signedIn(backend, siteLine.url);
    const figures = [];
    const requests = [];
    for (let round = 0; round < rounds; round += 1)
      figures.push(
        await visit(browser, `${siteLine.url}/dashboard`, state, round === rounds - 1 ? requests : undefined),
      );
    const lines = requests
      .toSorted((a, b) => a[0] - b[0])
      .map(([from, to, method, path]) => `${from.toFixed(0)}-${to.toFixed(0)} ms ${method} ${path}`);
    return [`Real data after ${spread(figures)} ms`, '', ...lines].join('\n');
  } finally {
    siteLine.close();
    backendLine.close();
    site.close();
    await backend.stop();
  }
}
