import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['exports/*.ts'],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  dts: false,
  silent: true,
  external: ['course-kit/model'],
});
