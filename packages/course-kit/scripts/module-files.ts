import type { Options } from 'tsup';
import { STYLE_TARGET } from './style-target.js';

/** A file of JavaScript for each module, at the same place. */
export const modules: Options = {
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  bundle: false,
  esbuildOptions(options) {
    options.outbase = '.';
    // The sources are in the package, where declarations refer to them too.
    options.sourcesContent = false;
  },
  dts: false,
  silent: true,
};

/** Stylesheets, each whole. */
export const stylesheets: Options = { outDir: 'dist', target: STYLE_TARGET, silent: true };
