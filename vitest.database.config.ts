import { defineConfig } from 'vitest/config';

/** Tests against a backend that is really there: the embedded one, on PGlite and on PostgreSQL. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.database.test.ts', 'apps/embedded-backend/src/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
