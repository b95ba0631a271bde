import { defineConfig } from 'tsup';
import { inlineStyles } from '../course-kit/scripts/inline-styles.js';
import { modules, stylesheets } from '../course-kit/scripts/module-files.js';

/** Have styles as text: built apart, so that nobody else carries them. */
const STYLES_AS_TEXT = {
  'src/element/flow-styles': 'src/element/flow-styles.ts',
  'src/flow-player/player-styles': 'src/flow-player/player-styles.ts',
  'src/interface-map/map-styles': 'src/interface-map/map-styles.ts',
};

/** Whoever draws flows gets no checks and no exercises. */
export default defineConfig([
  {
    ...modules,
    sourcemap: true,
    entry: [
      'exports/**/*.ts',
      'src/**/*.{ts,tsx}',
      '!src/**/*.{test,stories,fixtures,arbitrary}.*',
      ...Object.values(STYLES_AS_TEXT).map((file) => `!${file}`),
      '!exports/stylesheet.ts',
    ],
  },
  {
    ...stylesheets,
    entry: {
      styles: 'src/flow/flow-diagram.css',
      check: 'src/flow-check/flow-check.css',
      exercise: 'src/flow-exercise/flow-exercise.css',
      map: 'src/interface-map/interface-map.css',
      player: 'src/flow-player/flow-player.css',
    },
  },
  { ...inlineStyles, entry: STYLES_AS_TEXT },
]);
