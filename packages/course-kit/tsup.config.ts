import { defineConfig } from 'tsup';

/**
 * A file of JavaScript for each module, so that whoever imports one component gets that one and no more;
 * the compiler writes the declarations beside them.
 */
export default defineConfig([
  {
    entry: ['exports/**/*.ts', 'src/**/*.{ts,tsx}', '!src/**/*.{test,stories,fixtures,arbitrary}.*'],
    outDir: 'dist',
    format: 'esm',
    target: 'es2022',
    bundle: false,
    dts: false,
    silent: true,
  },
  { entry: { styles: 'src/styles/styles.css' }, outDir: 'dist', target: 'es2022', silent: true },
]);
