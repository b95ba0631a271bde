import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

const port = process.env['PORT'] ?? '4190';
const address = `http://127.0.0.1:${port}`;
/** Where the site was built, when that was not here. */
const site = process.env['SITE'] ?? '.';

/** Tries the built site, one test at a time. */
export default defineConfig({
  testDir: 'test',
  outputDir: 'test-results',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  webServer: { command: `node ../serve.mjs ${port} "${site}/build"`, url: address },
});
