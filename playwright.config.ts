import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

const isCI = Boolean(process.env.CI);
const host = '127.0.0.1';
/** Two ports from here; another number lets two checkouts run their journeys side by side. */
const port = Number(process.env.E2E_PORT ?? 4180);
const astro = 'node node_modules/astro/bin/astro.mjs';
const vite = 'node node_modules/vite/bin/vite.js';

/** The site built and served for one storage; apart from `dist`, which a build beside the tests may change. */
function siteWith(storage: 'local' | 'embedded', ownPort: number) {
  // Inside the site's folder: elsewhere, builds at the same time would share Astro's folder for prerendering.
  const builtSite = `.cache/e2e-${storage}`;
  return {
    command: [
      `${astro} build --outDir ${builtSite} --silent`,
      `${vite} preview --config preview.config.ts --outDir ${builtSite} --host ${host} --port ${ownPort} --strictPort`,
    ].join(' && '),
    cwd: 'apps/site',
    // Passwords of tests are worth no work.
    env: { VITE_STORAGE: storage, CI: '1', LITE_AUTH_BCRYPT_COST: '4' },
    // The mails are there once the backend is: no journey waits for its database to open.
    url: `http://${host}:${ownPort}/${storage === 'embedded' ? '_mails.json' : ''}`,
    reuseExistingServer: !isCI,
    timeout: 120_000,
  };
}

/** The built site, used as a learner would. */
export default defineConfig({
  testDir: 'apps/site/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCI,
  reporter: 'list',
  timeout: 45_000,
  expect: { timeout: 7000 },
  use: {
    launchOptions,
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 7000,
    navigationTimeout: 15_000,
    // Recording takes a fifth of the time: `--trace on` with the journey that failed shows how it went.
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
