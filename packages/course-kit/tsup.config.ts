import { defineConfig } from 'tsup';
import { inlineStyles } from './scripts/inline-styles.js';
import { modules, stylesheets } from './scripts/module-files.js';

/** Have styles as text: built apart, so that nobody else carries them. */
const STYLES_AS_TEXT = {
  'src/element/element-styles': 'src/element/element-styles.ts',
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
      '!exports/stylesheet.ts',
    ],
  },
  // Fonts and the like are there once: nobody steps through them.
  { ...modules, entry: ['src/**/*.generated.ts'] },
  {
    ...stylesheets,
    entry: {
      styles: 'src/styles/styles.css',
      'themes/docs': 'src/styles/themes/docs.css',
      'level-certificate': 'src/level-certificate/level-certificate.css',
    },
  },
  { ...inlineStyles, entry: STYLES_AS_TEXT },
]);
