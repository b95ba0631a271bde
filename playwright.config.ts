import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

const isCI = Boolean(process.env.CI);
const address = { host: '127.0.0.1', port: 4180 };
const baseURL = `http://${address.host}:${address.port}`;

// Apart from `dist`, so that a build beside the tests does not change the site under them.
const builtSite = '../../.cache/e2e-site';
const vite = 'node node_modules/vite/bin/vite.js';

/** The built site, used as a learner would. */
export default defineConfig({
  testDir: 'apps/site/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: isCI ? 1 : 0,
  forbidOnly: isCI,
  failOnFlakyTests: isCI,
  reporter: 'list',
  timeout: 45_000,
  expect: { timeout: 7000 },
  use: {
    baseURL,
    launchOptions,
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 7000,
    navigationTimeout: 15_000,
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: [
      `${vite} build --outDir ${builtSite} --emptyOutDir --logLevel warn`,
      `${vite} preview --outDir ${builtSite} --host ${address.host} --port ${address.port} --strictPort`,
    ].join(' && '),
    cwd: 'apps/site',
    url: baseURL,
    reuseExistingServer: !isCI,
    timeout: 120_000,
  },
});
