import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedBackend } from '@course-kit/embedded-backend/vite';
import { defineConfig, type Plugin } from 'vite';
import { brand } from './brand-folder.ts';
import { backendOptions } from './backend-options.ts';

/** Answers addresses without a file with `404.html`, as hosts do that are told to rewrite. */
function notFoundPage(): Plugin {
  return {
    name: 'not-found-page',
    configurePreviewServer:
      ({ config, middlewares }) =>
      () => {
        middlewares.use((request, _, next) => {
          const [path = ''] = (request.url ?? '').split('?');
          const isFile = existsSync(join(config.root, config.build.outDir, path));
          if (!path.endsWith('.html') || !isFile) request.url = '/404.html';
          next();
        });
      },
  };
}

/** Serves a build as a host of plain files does, with the embedded backend where the build was made for it. */
export default defineConfig({
  base: brand.base,
  appType: 'mpa',
  plugins: [embeddedBackend(backendOptions), notFoundPage()],
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
});
