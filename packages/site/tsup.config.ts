import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['exports/*.ts'],
  format: 'esm',
  target: 'node22',
  splitting: true,
  clean: true,
  dts: false,
  silent: true,
});
