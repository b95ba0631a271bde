import { coursePlugin } from '@course-kit/cli/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { folder, options } from './apps/site/site-options.ts';
import { inheritedTokens } from './packages/course-kit/scripts/inherited-tokens.ts';
import { minifiedStyles } from './packages/course-kit/scripts/minified-styles.ts';
import { checkOptions } from './packages/site/integration/check-options.ts';
import { siteModules } from './packages/site/integration/site-modules.ts';
import { launchOptions } from './scripts/browser.mjs';

/** What a learner sees and does, in a real browser. */
export default defineConfig({
  plugins: [
    react(),
    minifiedStyles(),
    coursePlugin({ folder: 'packages/content/course' }),
    siteModules(checkOptions(options, import.meta.dirname), `${folder}/public`),
  ],
  css: { postcss: { plugins: [inheritedTokens] } },
  cacheDir: 'node_modules/.vite/browser',
  // Dependencies are found before the first test, not in the middle of a run, which would reload the page.
  optimizeDeps: {
    entries: [
      'packages/{course-kit,credentials,flow}/{exports,src}/**/*.{ts,tsx}',
      'examples/indexed-db/*.ts',
    ],
    include: [
      '@course-kit/react > react-aria-components',
      '@course-kit/react > react-aria/FocusScope',
      '@course-kit/react > react-aria/PortalProvider',
      '@course-kit/react > react-stately/private/flags/flags',
      '@guidepup/virtual-screen-reader',
    ],
  },
  test: {
    include: ['packages/*/src/**/*.test.tsx', 'examples/indexed-db/*.test.{ts,tsx}'],
    // Nothing is timed: these end what hangs, on a machine however busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions,
        contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
