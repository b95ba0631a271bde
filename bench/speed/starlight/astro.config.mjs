import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';

export default defineConfig({
  outDir: '../.cache/starlight',
  cacheDir: '../.cache/astro',
  telemetry: false,
  image: { service: passthroughImageService() },
  integrations: [starlight({ title: 'A course', pagefind: false })],
});
