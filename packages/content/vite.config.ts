import { coursePlugin } from '@course-kit/cli/vite';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';

/** The published package: a module for each address, and one for each part of a level, which the first loads. */
export default defineConfig({
  plugins: [coursePlugin()],
  logLevel: 'warn',
  // Pictures stand beside the modules, wherever the package is.
  base: './',
  build: {
    lib: {
      entry: Object.fromEntries(
        // The levels' own modules have the type of this one.
        globSync('exports/!(level).ts', { cwd: import.meta.dirname }).map((file) => [
          basename(file, '.ts'),
          file,
        ]),
      ),
      formats: ['es'],
    },
    target: 'es2022',
    minify: false,
    rolldownOptions: {
      external: ['@course-kit/flow/model', '@course-kit/react/model'],
      output: {
        // `level-1.js` has an address.
        chunkFileNames: '[name].js',
        assetFileNames: 'pictures/[name]-[hash][extname]',
      },
    },
  },
});
