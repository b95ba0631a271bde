import { defineConfig, type Options } from 'tsup';
import { STYLE_TARGET } from '../course-kit/scripts/style-target.js';

/** A file of JavaScript for each module, at the same place: whoever verifies gets no signer. */
const modules: Options = {
  entry: [
    'exports/**/*.ts',
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,stories,fixtures}.*',
    '!exports/stylesheet.ts',
  ],
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  bundle: false,
  sourcemap: true,
  esbuildOptions(options) {
    options.outbase = '.';
    // The sources are in the package, where declarations refer to them too.
    options.sourcesContent = false;
  },
  dts: false,
  silent: true,
};

export default defineConfig([
  modules,
  { entry: { styles: 'src/credentials.css' }, outDir: 'dist', target: STYLE_TARGET, silent: true },
]);
