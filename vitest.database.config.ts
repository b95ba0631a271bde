import { defineConfig } from 'vitest/config';

/** Tests against a backend that is really there: the embedded one, on PGlite and on PostgreSQL. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.database.test.ts', 'apps/embedded-backend/src/**/*.test.ts'],
    // Two databases at a time: more of them would wait for the processor.
    maxWorkers: 2,
    // Passwords of tests are worth no work.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
