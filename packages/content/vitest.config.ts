import { coursePlugin } from '@course-kit/cli/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [coursePlugin()],
  test: { include: ['{src,scripts}/**/*.test.ts'], testTimeout: 30_000 },
});
