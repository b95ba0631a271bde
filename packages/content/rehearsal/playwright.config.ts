import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.mjs';

/** Nothing is timed: this ends what hangs. */
const PATIENCE = 60_000;

/** Lessons carried out in the running tool: those of a level in order, on one server. */
export default defineConfig({
  testDir: 'lessons',
  testMatch: '*.rehearsal.ts',
  workers: 1,
  reporter: 'list',
  expect: { timeout: PATIENCE },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions,
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: PATIENCE,
    navigationTimeout: 90_000,
    // Recording costs more than the lesson. Use `--trace on` for one that failed.
    trace: process.env.CI ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  projects: [1, 2, 3, 4, 5].map((level) => ({
    name: `level ${level}`,
    testMatch: `${level}-*.rehearsal.ts`,
    // Levels run side by side, and each run empties its folder first.
    outputDir: `.cache/test-results/level-${level}`,
  })),
});
