import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

const address = 'http://127.0.0.1:4186';

/** The built Storybook, as it is published. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Pages of dialogs load each story in a frame of its own.
  timeout: 180_000,
  use: { launchOptions, baseURL: address },
  webServer: {
    command: 'node examples/serve.mjs 4186 storybook-static',
    cwd: '../..',
    url: `${address}/index.json`,
    reuseExistingServer: !process.env.CI,
  },
});
