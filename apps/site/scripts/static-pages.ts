import { fileURLToPath } from 'node:url';
import { loadEnv, runnerImport, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { COMING, comingVideos } from './coming-videos.js';
import {
  filesOf,
  robotsText,
  siteOrigin,
  sitemapText,
  withContent,
  withHead,
  withPreloads,
  withScriptsLater,
  withStyles,
} from '../src/layout/page-meta-files.js';
import type * as PageMetaTags from '../src/layout/page-meta-tags.js';
import type * as Prerendered from '../src/prerendered-pages.js';
import type * as SiteRoutes from '../src/site-routes.js';

/**
 * Writes a file for each page, so that a host of plain files finds it: `level-1/task-3.html` is the site with the
 * head of that page and, where everybody sees the same, its content; `404.html` is the site for any other address.
 * Also `robots.txt`, something at the addresses of videos that are still to come, and `sitemap.xml` where
 * `VITE_SITE_URL` says what the site's address is.
 */
export function staticPages(): Plugin {
  let origin: string | undefined;
  let config: ResolvedConfig;
  /** The site's own code, which Node.js cannot read as it stands, with the settings of this build. */
  const load = async <Module>(path: string): Promise<Module> => {
    const { root, mode } = config;
    const define = { ...definedBy(config.env), ...config.define };
    const settings = { root, mode, define, configFile: false as const };
    return (await runnerImport<Module>(at(path), settings)).module;
  };
  return {
    name: 'static-pages',
    // After Vite has made index.html what it is going to be.
    enforce: 'post',
    config: (_, { mode }) => {
      origin = siteOrigin(loadEnv(mode, at('..'), 'VITE_SITE_URL')['VITE_SITE_URL']);
      return { define: { 'import.meta.env.VITE_SITE_URL': JSON.stringify(origin ?? '') } };
    },
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      const landing = bundle['index.html'];
      if (landing?.type !== 'asset') throw new Error('The build has no index.html');
      const site = String(landing.source);
      const [{ siteRoutes }, { headOf }, { prerenderedPages }] = await Promise.all([
        load<typeof SiteRoutes>('../src/site-routes.tsx'),
        load<typeof PageMetaTags>('../src/layout/page-meta-tags.ts'),
        load<typeof Prerendered>('../src/prerendered-pages.tsx'),
      ]);
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      for (const { fileName, page } of filesOf(siteRoutes)) {
        const content = prerenderedPages.get(page.path);
        const empty = withHead(site, headOf(page, origin));
        const withCode = page.path === '*' ? empty : withPreloads(empty, codeOf(page.path, bundle, site));
        const whole =
          content === undefined ? withCode : withScriptsLater(withContent(withCode, page.path, content));
        const source = withStyles(whole, (file) => textOf(file, bundle));
        if (fileName === 'index.html') landing.source = source;
        else emit(fileName, source);
      }
      for (const video of comingVideos(
        siteRoutes.map(({ path }) => path),
        config.publicDir,
      ))
        emit(video, COMING);
      emit('robots.txt', robotsText(origin));
      if (origin !== undefined) emit('sitemap.xml', sitemapText(siteRoutes, origin));
    },
  };
}

/** What a build's code reads as `import.meta.env`; code that runs during the build reads no files of settings. */
function definedBy(env: Readonly<Record<string, unknown>>): Record<string, string> {
  const settings = Object.entries(env).filter(([name]) => name.startsWith('VITE_'));
  return Object.fromEntries(
    settings.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}

function textOf(fileName: string, bundle: Rolldown.OutputBundle): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
  return String(file.source);
}

/** Routes whose file has another name than their path. */
const ROUTE_FILES: Readonly<Record<string, string>> = { '/': 'landing', '/certificate': 'certificates' };

/** The files of a page's own code: its route's, and its level's where it has lessons or questions; not what every page of the site asks for. */
function codeOf(path: string, bundle: Rolldown.OutputBundle, site: string): string[] {
  const [, level, part] = /^\/level-(\d+)(?:\/(task|quiz))?/.exec(path) ?? [];
  const name = ROUTE_FILES[path] ?? path.slice(1);
  const route = part ?? (level === undefined ? name : 'level');
  const modules = [
    `/routes/${route}-route.tsx`,
    ...(part ? [`/exports/level-${level}.ts`] : []),
    ...(Number(level) > 1 ? ['/routes/guarded.tsx'] : []),
  ];
  const files = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
    );
    if (!chunk) throw new Error(`The build has no file of ${module}`);
    add(chunk.fileName);
  }
  return [...files].filter((file) => !site.includes(file));
}

function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
