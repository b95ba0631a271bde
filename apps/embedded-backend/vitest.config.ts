import { defineConfig } from 'vitest/config';

/** Every file starts its own backend, so files run one after another. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
