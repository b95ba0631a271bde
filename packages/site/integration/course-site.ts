import react from '@astrojs/react';
import { coursePlugin } from '@course-kit/cli/vite';
import type { AstroIntegration } from 'astro';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv, type Plugin } from 'vite';
import { backendOf } from './backend.ts';
import { checkOptions } from './check-options.ts';
import { writeOfflineFiles } from './offline-files.ts';
import { TRANSLATED, type CourseSiteOptions } from './options.ts';
import { preparedDependencies } from './prepared-dependencies.ts';
import { hasAnswers, quizMarking } from './quiz-marking.ts';
import { scriptGroups } from './script-groups.ts';
import { importsAgain, scriptsAlong } from './scripts-on-demand.ts';
import { siteModules, SOURCES } from './site-modules.ts';
import { siteOrigin } from './site-origin.ts';
import { compileHints, namedDownloads } from './written-scripts.ts';

/** Every file that a site has beside its scripts and pictures, by its address and the module of `src/pages` that makes it. */
const ROUTES = {
  '/404': '404.astro',
  '/[...path]': '[...path].astro',
  '/[hostFile]': '[hostFile].ts',
  '/[level]/[task].md': '[level]/[task].md.ts',
  '/[sitemap].xml': '[sitemap].xml.ts',
  '/[...folder]/did.json': '[...folder]/did.json.ts',
  '/llms.txt': 'llms.txt.ts',
  '/offline': 'offline.astro',
  '/robots.txt': 'robots.txt.ts',
  '/site.webmanifest': 'site.webmanifest.ts',
  '/videos/[file]': 'videos/[file].ts',
};

/** Hashes of what stands in a page are added by Astro, the backend's address by the page itself. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
] as const;

/** Which script imports which, for `src/layout/page-scripts.ts`; there only until the pages are made. */
const scriptList: Plugin = {
  name: 'script-list',
  configEnvironment: (name) => (name === 'client' ? { build: { manifest: 'scripts.json' } } : undefined),
};

const { resolve } = createRequire(import.meta.url);

/** Where Astro's renderer of React is, which a project has only by way of this package. */
const RENDERER = ['client', 'server'].map((part) => ({
  find: `@astrojs/react/${part}.js`,
  replacement: resolve(`@astrojs/react/${part}.js`),
}));

/**
 * A whole site of a course, as an integration of Astro: its pages, their heads and addresses, accounts, search, languages, and what hosts of files
 * read.
 *
 * @throws Error that names each option that is not right, when Astro reads its configuration.
 */
export function courseSite(options: CourseSiteOptions): AstroIntegration {
  let offline: Parameters<typeof writeOfflineFiles>[1];
  return {
    name: '@course-kit/site',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, command, config, injectRoute, updateConfig }) => {
        const root = fileURLToPath(config.root);
        const checked = checkOptions(options, root);
        const base = config.base.replace(/\/$/, '');
        offline = { isOn: checked.offline ?? true, base, languages: checked.locales ?? TRANSLATED };
        // All that reads the environment agrees then on where progress is kept.
        if (checked.storage === 'browser') process.env['VITE_STORAGE'] = 'local';
        const site =
          siteOrigin(loadEnv('production', root, 'VITE_SITE_URL')['VITE_SITE_URL']) ??
          siteOrigin(config.site, 'site');
        for (const [pattern, file] of Object.entries(ROUTES))
          if (pattern !== '/offline' || offline.isOn)
            injectRoute({ pattern, entrypoint: join(SOURCES, 'pages', file) });
        addClientDirective({ name: 'paint', entrypoint: join(SOURCES, 'hydrate-after-paint.ts') });
        const hasReact = config.integrations.some(({ name }) => name === '@astrojs/react');
        updateConfig({
          ...(site !== undefined && { site }),
          integrations: hasReact ? [] : [react()],
          // `/level-1/task-3` stands in `level-1/task-3.html`, with its styles in it: no request before the first paint.
          build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
          // Pages are rendered by their code, which is fetched ahead.
          prefetch: false,
          security: { csp: { algorithm: 'SHA-256', directives: [...POLICY] } },
          // Its styles would break the policy, and no page is Markdown.
          markdown: { syntaxHighlight: false },
          vite: {
            envPrefix: 'VITE_',
            // A build beside the running development server leaves that one's prepared dependencies alone: Vite clears a folder that
            // another configuration filled.
            cacheDir: `node_modules/.vite/${command}`,
            resolve: {
              // jsPDF names them for what no certificate does.
              alias: [
                ...(hasReact ? [] : RENDERER),
                { find: /^(canvg|dompurify|html2canvas)$/, replacement: join(SOURCES, 'no-module.js') },
              ],
            },
            define: {
              'import.meta.env.VITE_SITE_URL': JSON.stringify(site ?? ''),
              'import.meta.env.HAS_TRY_OUT': JSON.stringify(checked.tryOut !== undefined),
              // Nothing that is developed is kept: it would be shown after it has changed.
              'import.meta.env.HAS_OFFLINE': JSON.stringify(offline.isOn && command === 'build'),
              // For the page that hands them out; no script of a browser names them.
              'import.meta.env.COURSE_VIDEOS': JSON.stringify(join(checked.course, 'videos')),
            },
            plugins: [
              scriptList,
              namedDownloads,
              scriptsAlong(),
              importsAgain,
              compileHints,
              ...(await backendOf({ root, course: checked.course })),
              quizMarking(),
              coursePlugin({
                folder: checked.course,
                hasAnswers,
                lessonAddress: `${base}/level-{level}/task-{task}`,
              }),
              siteModules(checked, fileURLToPath(config.publicDir)),
            ],
            optimizeDeps: { include: preparedDependencies },
            // In this repository they are sources, which Node reads in part.
            ssr: { noExternal: [/^@course-kit\/(cli|credentials|flow|react)$/] },
            build: { target: 'es2023' },
            environments: {
              client: {
                build: {
                  rolldownOptions: {
                    output: {
                      // Names stand in every script that imports another, and no compression makes a hash shorter.
                      entryFileNames: 'assets/[name].[hash:7].js',
                      chunkFileNames: 'assets/[name].[hash:7].js',
                      codeSplitting: { groups: scriptGroups },
                    },
                  },
                },
              },
            },
          },
        });
      },
      'astro:build:generated': ({ dir }) => rm(new URL('scripts.json', dir)),
      'astro:build:done': ({ dir }) => writeOfflineFiles(fileURLToPath(dir), offline),
    },
  };
}
