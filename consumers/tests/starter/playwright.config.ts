import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.mjs';

const {
  COURSE: course = '.',
  ACCOUNTS_COURSE: accountsCourse = '.',
  PORT: port = '4192',
  DEV_PORT: devPort = '4193',
  ACCOUNTS_PORT: accountsPort = '4194',
} = process.env;
const serveFiles = fileURLToPath(new URL('../../../examples/serve.mjs', import.meta.url));

/** Looks at a course that was just begun: as it is built, as it is written, and with accounts on this machine. */
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
    {
      name: 'with accounts',
      testMatch: 'accounts.spec.ts',
      use: { baseURL: `http://127.0.0.1:${accountsPort}` },
    },
  ],
  webServer: [
    {
      command: `node node_modules/astro/bin/astro.mjs dev --host 127.0.0.1 --port ${accountsPort}`,
      cwd: accountsCourse,
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
      url: `http://127.0.0.1:${accountsPort}`,
      timeout: 600_000,
    },
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
