import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

const isCI = Boolean(process.env.CI);
const host = '127.0.0.1';
/** The first of two ports; with another number two checkouts can run their journeys at the same time. */
const port = Number(process.env.E2E_PORT ?? 4180);
const astro = 'node node_modules/astro/bin/astro.mjs';
const vite = 'node node_modules/vite/bin/vite.js';

/** Builds and serves the site for one storage, not in `dist`, which another build may change meanwhile. */
function siteWith(storage: 'local' | 'embedded', ownPort: number) {
  // Inside the site's folder: elsewhere, two builds at the same time would share Astro's folder for prerendering.
  const builtSite = `.cache/e2e-${storage}`;
  return {
    command: [
      `${astro} build --outDir ${builtSite} --silent`,
      `${vite} preview --config preview.config.ts --outDir ${builtSite} --host ${host} --port ${ownPort} --strictPort`,
    ].join(' && '),
    cwd: 'apps/site',
    // The cheapest hash is enough for the passwords of tests.
    env: { VITE_STORAGE: storage, CI: '1', LITE_AUTH_BCRYPT_COST: '4' },
    // The mails are served once the backend runs, so that no journey waits for its database.
    url: `http://${host}:${ownPort}/${storage === 'embedded' ? '_mails.json' : ''}`,
    reuseExistingServer: !isCI,
    timeout: 600_000,
  };
}

/** Journeys of learners through the built site. */
export default defineConfig({
  testDir: 'apps/site/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: isCI,
  reporter: 'list',
  // Nothing is timed: these end what hangs, on a machine however busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions,
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    // Recording takes a fifth of the time. Use `--trace on` for a journey that failed.
    trace: 'off',
  },
  projects: [
    {
      name: 'browser storage',
      testIgnore: '**/accounts/**',
      use: { ...devices['Desktop Chrome'], baseURL: `http://${host}:${port}` },
    },
    {
      name: 'accounts',
      testMatch: '**/accounts/**/*.spec.ts',
      use: { ...devices['Desktop Chrome'], baseURL: `http://${host}:${port + 1}` },
    },
  ],
  webServer: [siteWith('local', port), siteWith('embedded', port + 1)],
});
