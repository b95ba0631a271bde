import { coursePlugin } from '@course-kit/cli/vite';
import { defineConfig } from 'vitest/config';
import { folder, options } from './apps/site/site-options.ts';
import { checkOptions } from './packages/site/integration/check-options.ts';
import { siteModules } from './packages/site/integration/site-modules.ts';
import { chromiumPath } from './scripts/browser.mjs';

/** Tests of what other tools make: the site that `size` has built, the docs, videos, and a server for authors. */
export default defineConfig({
  plugins: [
    coursePlugin({ folder: 'packages/content/course' }),
    siteModules(checkOptions(options, import.meta.dirname), `${folder}/public`),
  ],
  test: {
    include: ['{apps,packages}/*/src/**/*.build.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What authors have installed; videos are drawn in it.
    env: { CHROMIUM_PATH: chromiumPath() },
  },
});
