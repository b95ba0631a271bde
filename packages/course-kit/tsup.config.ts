import { dirname, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { bundledLicences } from './scripts/bundled-licences.js';

/** Styles as text, for shadow roots: a module apart, so that nobody else carries them. */
const STYLE_TEXT = 'src/element/style-text.ts';

/**
 * The oldest browsers that Vite and Next build for. They know no nested rules, and neither do some minifiers, which
 * would leave them out.
 */
const STYLE_TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/** Gives `import text from './x.css?inline'` the meaning that it has in Vite: the whole stylesheet as text. */
const inlineStyles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'inline-styles',
  setup({ esbuild, onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, importer }) => ({
      // Not ending in `.css`, which tsup would take for itself.
      path: resolve(dirname(importer), path),
      namespace: 'inline-styles',
    }));
    onLoad({ filter: /./, namespace: 'inline-styles' }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        entryPoints: [path.replace('?inline', '')],
        bundle: true,
        minify: true,
        write: false,
        target: STYLE_TARGET,
      });
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' };
    });
  },
};

/** What the script of a page consists of; it has React and everything else in it. */
const embed: Options = {
  outDir: 'dist/embed',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  minify: true,
  splitting: true,
  noExternal: [/./u],
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildPlugins: [inlineStyles],
  dts: false,
  silent: true,
};

/** A file of JavaScript for each module, at the same place. */
const modules: Options = {
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

/**
 * Whoever imports one component gets that one and no more; the compiler writes the declarations beside them.
 */
export default defineConfig([
  {
    ...modules,
    sourcemap: true,
    entry: [
      'exports/**/*.ts',
      'src/**/*.{ts,tsx}',
      '!src/**/*.{generated,test,stories,fixtures,arbitrary}.*',
      `!${STYLE_TEXT}`,
      '!src/element/{embed,loader}.ts',
      '!exports/stylesheet.ts',
    ],
  },
  // Fonts and the like are there once: nobody steps through them.
  { ...modules, entry: ['src/**/*.generated.{ts,js}', '!src/**/*.d.ts'] },
  {
    entry: { styles: 'src/styles/styles.css', 'themes/docs': 'src/styles/themes/docs.css' },
    outDir: 'dist',
    target: STYLE_TARGET,
    silent: true,
  },
  {
    entry: { 'src/element/style-text': STYLE_TEXT },
    outDir: 'dist',
    format: 'esm',
    target: 'es2022',
    esbuildPlugins: [inlineStyles],
    dts: false,
    silent: true,
  },
  { ...embed, entry: { loader: 'src/element/loader.ts' } },
  {
    ...embed,
    entry: { 'course-elements': 'src/element/embed.ts' },
    esbuildPlugins: [...(embed.esbuildPlugins ?? []), bundledLicences('dist/embed')],
  },
]);
