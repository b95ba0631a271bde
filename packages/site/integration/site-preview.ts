import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { backendOf } from './backend.ts';
import { checkOptions } from './check-options.ts';
import type { CourseSiteOptions } from './options.ts';

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

/**
 * Settings for `vite preview`: serves a build as a host of plain files does, with the embedded backend where the build was made for it by
 * `VITE_STORAGE=embedded`.
 *
 * @param base - the folder of the host that the site stands in, as in the Astro configuration.
 * @throws Error for options that `courseSite` refuses.
 */
export async function sitePreview(options: CourseSiteOptions, base = '/'): Promise<UserConfig> {
  const root = process.cwd();
  const { course } = checkOptions(options, root);
  return {
    base,
    appType: 'mpa',
    plugins: [...(await backendOf({ root, course })), notFoundPage()],
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  };
}
