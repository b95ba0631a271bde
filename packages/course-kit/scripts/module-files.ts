import type { Options } from 'tsup';

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
