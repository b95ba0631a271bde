import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { builtConsumers } from './built-consumers';

/** Looks at every application that was built, each of their pages as a project of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/consumers/traces',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    actionTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    { name: 'stylesheet', testMatch: '**/stylesheet.spec.ts' },
    ...builtConsumers.flatMap(({ name, port, folder, pages }) =>
      Object.entries(pages).map(([page, path]) => ({
        name: page,
        testMatch: ['**/every-page.spec.ts', `**/${name}.spec.ts`],
        metadata: { folder },
        use: { baseURL: `http://127.0.0.1:${port}${path}` },
      })),
    ),
  ],
  webServer: builtConsumers.map(({ name, port, folder, server }) => ({
    name,
    command: server,
    cwd: folder,
    url: `http://127.0.0.1:${port}`,
    timeout: 600_000,
  })),
});
