/** Rules for dependency-cruiser, made of the table in `scripts/layers/layers.mjs`; `test:layers` checks them. */
import { layerRules } from './scripts/layers/layer-rules.mjs';
import { PARTS } from './scripts/layers/layers.mjs';

export default {
  forbidden: layerRules(PARTS),
  options: {
    // Types too, which a compiler leaves out.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // What is built of the sources, and what rehearsals have fetched.
    exclude: { path: String.raw`^[^/]+/[^/]+/dist/|/\.cache/` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
