import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['exports/*.ts'],
  format: 'esm',
  target: 'node22',
  splitting: true,
  clean: true,
  dts: false,
  silent: true,
  external: [
    '@course-kit/credentials/issuer',
    '@course-kit/flow/model',
    '@course-kit/react/messages',
    '@course-kit/react/model',
  ],
});
