import { defineConfig } from 'vitest/config';

/** Tests that need no browser: rules, adapters, state, messages. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
    exclude: ['**/*.browser.test.*', '**/node_modules/**', 'packages/content/**'],
  },
});
