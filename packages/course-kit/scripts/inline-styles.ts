import { dirname, resolve } from 'node:path';
import postcss from 'postcss';
import type { Options } from 'tsup';
import { inheritedTokens } from './inherited-tokens.js';
import { STYLE_TARGET } from './style-target.js';

/** Gives `import text from './x.css?inline'` the meaning that it has in Vite: the whole stylesheet as text. */
const plugin: NonNullable<Options['esbuildPlugins']>[number] = {
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
      const { css } = await postcss([inheritedTokens]).process(outputFiles[0]?.text ?? '', {
        from: undefined,
      });
      return { contents: css, loader: 'text' };
    });
  },
};

/** For modules that have stylesheets as text. */
export const inlineStyles: Options = {
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  esbuildPlugins: [plugin],
  dts: false,
  silent: true,
};
