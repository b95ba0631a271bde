import { coursePlugin } from '@course-kit/cli/vite';
import { defineConfig } from 'vitest/config';
import { styleReference } from './.storybook/reference/style-reference.ts';
import { folder, options } from './apps/site/site-options.ts';
import { checkOptions } from './packages/site/integration/check-options.ts';
import { siteModules } from './packages/site/integration/site-modules.ts';

/** Tests that need no browser: rules, adapters, state, messages. */
export default defineConfig({
  plugins: [
    coursePlugin({ folder: 'packages/content/course' }),
    siteModules(checkOptions(options, import.meta.dirname), `${folder}/public`),
    styleReference(),
  ],
  test: {
    setupFiles: ['packages/course-kit/src/testing/property-seed.fixtures.ts'],
    // As many as the everyday checks run at a time.
    maxWorkers: 2,
    // Nothing is timed: property tests take as long as a busy machine lets them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/site/integration/*.test.ts',
      'scripts/**/*.test.mjs',
      '.storybook/*.test.ts',
    ],
    exclude: [
      '**/node_modules/**',
      '**/*.{build,database}.test.ts',
      'packages/content/**',
      'packages/embedded-backend/**',
    ],
  },
});
