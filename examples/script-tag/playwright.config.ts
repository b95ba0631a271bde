import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

const port = process.env['PORT'] ?? '4191';
const address = `http://127.0.0.1:${port}`;
const embed = '../../.cache/packages/embed/dist';

/** Tries the page with the files of the packed package. */
export default defineConfig({
  testDir: 'test',
  outputDir: 'test-results',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Nothing is timed: these end what hangs, on a machine however busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  webServer: { command: `node ../serve.mjs ${port} . embed=${embed}`, url: address },
});
