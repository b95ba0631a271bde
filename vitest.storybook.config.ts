import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.mjs';

/** Every story as a test: it renders, its play function passes, and axe finds no fault. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  cacheDir: 'node_modules/.vite/storybook',
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
