import { defineConfig } from 'tsup';
import { modules, stylesheets } from '../course-kit/scripts/module-files.js';

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
  { ...stylesheets, entry: { styles: 'src/credentials.css' } },
]);
