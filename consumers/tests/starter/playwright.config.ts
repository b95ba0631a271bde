import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.mjs';

const { COURSE: course = '.', PORT: port = '4192', DEV_PORT: devPort = '4193' } = process.env;
const serveFiles = fileURLToPath(new URL('../../../examples/serve.mjs', import.meta.url));

/** Looks at a course that was just begun: as it is built, and as it is written. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/starter',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { ...devices['Desktop Chrome'], launchOptions, locale: 'en-US', timezoneId: 'UTC' },
  projects: [
    {
      name: 'built',
      testMatch: 'built.spec.ts',
      metadata: { course },
      use: { baseURL: `http://127.0.0.1:${port}` },
    },
    {
      name: 'written',
      testMatch: 'written.spec.ts',
      metadata: { course },
      use: { baseURL: `http://127.0.0.1:${devPort}` },
    },
  ],
  webServer: [
    {
      command: `node ${serveFiles} ${port} dist`,
      cwd: course,
      url: `http://127.0.0.1:${port}`,
      timeout: 600_000,
    },
    {
      command: `node node_modules/@course-kit/cli/dist/bin.js dev --port ${devPort}`,
      cwd: course,
      url: `http://127.0.0.1:${devPort}`,
      timeout: 600_000,
    },
  ],
});
