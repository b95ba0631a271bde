import { defineConfig } from 'tsup';
import { modules } from '../course-kit/scripts/module-files.js';
import { STYLE_TARGET } from '../course-kit/scripts/style-target.js';

/** Whoever verifies gets no signer. */
export default defineConfig([
  {
    ...modules,
    sourcemap: true,
    entry: [
      'exports/**/*.ts',
      'src/**/*.{ts,tsx}',
      '!src/**/*.{test,stories,fixtures}.*',
      '!exports/stylesheet.ts',
    ],
  },
  { entry: { styles: 'src/credentials.css' }, outDir: 'dist', target: STYLE_TARGET, silent: true },
]);
