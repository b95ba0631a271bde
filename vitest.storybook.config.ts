import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.mjs';

/** Every story as a test: it renders, its play function passes, and axe finds no violation; nor do IBM’s rules. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  cacheDir: 'node_modules/.vite/storybook',
  test: {
    name: 'stories',
    setupFiles: ['.storybook/ibm.setup.ts'],
    // IBM's rules do not know how every color is written; axe does.
    onConsoleLog: (log) => !log.startsWith('unable to get color combo'),
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One page for all: a story leaves nothing behind, and Storybook itself is started once instead of for each file.
    isolate: false,
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
