import { dirname, resolve } from 'node:path';
import postcss from 'postcss';
import { defineConfig, type Options } from 'tsup';
import { inheritedTokens } from './scripts/inherited-tokens.js';
import { modules } from './scripts/module-files.js';
import { STYLE_TARGET } from './scripts/style-target.js';

/** Have styles as text: built apart, so that nobody else carries them. */
const STYLES_AS_TEXT = {
  'src/element/element-styles': 'src/element/element-styles.ts',
  'src/flow-element/flow-styles': 'src/flow-element/flow-styles.ts',
  'src/flow-player/player-styles': 'src/flow-player/player-styles.ts',
  'src/interface-map/map-styles': 'src/interface-map/map-styles.ts',
};

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
      const { css } = await postcss([inheritedTokens]).process(outputFiles[0]?.text ?? '', {
        from: undefined,
      });
      return { contents: css, loader: 'text' };
    });
  },
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
      ...Object.values(STYLES_AS_TEXT).map((file) => `!${file}`),
      '!src/embed/*.{ts,tsx}',
      '!exports/stylesheet.ts',
    ],
  },
  // Fonts and the like are there once: nobody steps through them.
  { ...modules, entry: ['src/**/*.generated.ts'] },
  {
    entry: {
      styles: 'src/styles/styles.css',
      'themes/docs': 'src/styles/themes/docs.css',
      'flow-check': 'src/flow-check/flow-check.css',
      'flow-exercise': 'src/flow-exercise/flow-exercise.css',
      'flow-player': 'src/flow-player/flow-player.css',
      'interface-map': 'src/interface-map/interface-map.css',
      'level-certificate': 'src/level-certificate/level-certificate.css',
    },
    outDir: 'dist',
    target: STYLE_TARGET,
    silent: true,
  },
  {
    entry: STYLES_AS_TEXT,
    outDir: 'dist',
    format: 'esm',
    target: 'es2022',
    esbuildPlugins: [inlineStyles],
    dts: false,
    silent: true,
  },
]);
