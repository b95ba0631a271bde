import { coursePlugin } from '@course-kit/cli/vite';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';

/** The published package: a module for each address, with the data of the course in it. */
export default defineConfig({
  plugins: [coursePlugin()],
  logLevel: 'warn',
  // Pictures stand beside the modules, wherever the package is.
  base: './',
  build: {
    lib: {
      entry: Object.fromEntries(
        globSync('exports/*.ts', { cwd: import.meta.dirname }).map((file) => [basename(file, '.ts'), file]),
      ),
      formats: ['es'],
    },
    target: 'es2022',
    minify: false,
    rolldownOptions: {
      external: ['@course-kit/react/model', '@course-kit/react/review'],
      output: { assetFileNames: 'pictures/[name]-[hash][extname]' },
    },
  },
});
