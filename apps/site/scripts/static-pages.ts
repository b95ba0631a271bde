import { fileURLToPath } from 'node:url';
import { loadEnv, runnerImport, type Plugin } from 'vite';
import { filesOf, robotsText, siteOrigin, sitemapText, withHead } from '../src/layout/page-meta-files.js';
import type * as PageMetaTags from '../src/layout/page-meta-tags.js';
import type * as SiteRoutes from '../src/site-routes.js';

/**
 * Writes a file for each page, so that a host of plain files finds it: `level-1/task-3.html` is the site with the
 * head of that page, and `404.html` the site for any other address. Also `robots.txt`, and `sitemap.xml` where
 * `VITE_SITE_URL` says what the site's address is.
 */
export function staticPages(): Plugin {
  let origin: string | undefined;
  return {
    name: 'static-pages',
    // After Vite has made index.html what it is going to be.
    enforce: 'post',
    config: (_, { mode }) => {
      origin = siteOrigin(loadEnv(mode, at('..'), 'VITE_SITE_URL')['VITE_SITE_URL']);
      return { define: { 'import.meta.env.VITE_SITE_URL': JSON.stringify(origin ?? '') } };
    },
    async generateBundle(_, bundle) {
      const landing = bundle['index.html'];
      if (landing?.type !== 'asset') throw new Error('The build has no index.html');
      const site = String(landing.source);
      const [{ siteRoutes }, { headOf }] = await Promise.all([
        load<typeof SiteRoutes>('../src/site-routes.tsx'),
        load<typeof PageMetaTags>('../src/layout/page-meta-tags.ts'),
      ]);
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      for (const { fileName, page } of filesOf(siteRoutes)) {
        const source = withHead(site, headOf(page, origin));
        if (fileName === 'index.html') landing.source = source;
        else emit(fileName, source);
      }
      emit('robots.txt', robotsText(origin));
      if (origin !== undefined) emit('sitemap.xml', sitemapText(siteRoutes, origin));
    },
  };
}

/** The site's own code, which Node.js cannot read as it stands. */
async function load<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(at(path), { root: at('..'), configFile: false });
  return module;
}

function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
