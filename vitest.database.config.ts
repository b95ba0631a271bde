import { defineConfig } from 'vitest/config';

const HANGS = 600_000;

/** Tests against the running embedded backend, on PGlite and on PostgreSQL. */
export default defineConfig({
  test: {
    setupFiles: ['packages/course-kit/src/testing/property-seed.fixtures.ts'],
    include: ['packages/*/src/**/*.database.test.ts', 'packages/embedded-backend/src/**/*.test.ts'],
    // Two databases at a time: more of them would wait for the processor.
    maxWorkers: 2,
    // The cheapest hash is enough for the passwords of tests.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    // Nothing is timed: these only end what hangs, on a machine however busy.
    testTimeout: HANGS,
    hookTimeout: HANGS,
    teardownTimeout: HANGS,
    expect: { poll: { timeout: HANGS } },
  },
});
