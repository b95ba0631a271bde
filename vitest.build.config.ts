import { coursePlugin } from '@course-kit/cli/vite';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './scripts/browser.mjs';

/** Tests of what other tools make of the course: the site that `size` has built, videos, and a server for authors. */
export default defineConfig({
  plugins: [coursePlugin({ folder: 'packages/content/course' })],
  test: {
    include: ['packages/*/src/**/*.build.test.ts', 'apps/*/src/**/*.build.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What authors have installed; videos are drawn in it.
    env: { CHROMIUM_PATH: chromiumPath() },
  },
});
