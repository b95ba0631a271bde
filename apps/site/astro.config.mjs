import react from '@astrojs/react';
import { coursePlugin } from '@course-kit/cli/vite';
import { embeddedBackend } from '@course-kit/embedded-backend/vite';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brand, brandFolder, courseFolder, hasTryOut } from './brand-folder.ts';
import { backendOptions } from './backend-options.ts';
import { hasAnswers, quizMarking } from './quiz-marking.ts';
import { importsAgain, scriptsAlong } from './scripts-on-demand.ts';
import { siteOrigin } from './site-origin.ts';

const { base } = brand;
/** A folder of the course's files; empty where the course has none. */
const courseFile = (name) => (courseFolder === null ? '' : join(courseFolder, name));
const environment = loadEnv('production', import.meta.dirname, 'VITE_SITE_URL');
const site = siteOrigin(environment['VITE_SITE_URL']);
const afterPaint = {
  name: 'after-paint',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'paint', entrypoint: './hydrate-after-paint.ts' }),
  },
};
/** A build beside the running development server leaves that one's prepared dependencies alone: Vite clears a folder that another configuration filled. */
const ownCache = {
  name: 'own-cache',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) =>
      updateConfig({ vite: { cacheDir: `node_modules/.vite/${command}` } }),
  },
};
/** Which script imports which, for `src/layout/page-scripts.ts`; there only until the pages are made. */
const scriptList = {
  name: 'script-list',
  configEnvironment: (name) => (name === 'client' ? { build: { manifest: 'scripts.json' } } : undefined),
  hooks: { 'astro:build:generated': ({ dir }) => rm(new URL('scripts.json', dir)) },
};
/** Learners keep what lessons hand out: a download has the name by which its address ends. */
const namedDownloads = {
  name: 'named-downloads',
  configEnvironment: () => ({
    build: {
      rolldownOptions: {
        output: {
          assetFileNames: ({ names: [name] }) =>
            name?.endsWith('.json') ? 'assets/[hash]/[name][extname]' : 'assets/[name].[hash][extname]',
        },
      },
    },
  }),
};
/** Smaller scripts have few functions to compile, and would only grow. */
const HINTED_CHARACTERS = 9000;
/**
 * Begins scripts with a hint by which Chromium compiles their functions while they are fetched, off the main thread, instead of
 * each when it is called. The PDF's library has none: a certificate needs a small part of it.
 */
const compileHints = {
  name: 'compile-hints',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // The hint has to be the first line, which other plugins write, too.
    order: 'post',
    handler: (_, bundle) => {
      const isHinted = ({ code = '', moduleIds = [] }) =>
        code.length > HINTED_CHARACTERS && !moduleIds.some((id) => id.includes('/jspdf/'));
      for (const chunk of Object.values(bundle).filter(isHinted))
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

export default defineConfig({
  ...(site !== undefined && { site }),
  base,
  publicDir: join(brandFolder, 'public'),
  integrations: [react(), afterPaint, ownCache, scriptList],
  // `/level-1/task-3` stands in `level-1/task-3.html`, with its styles in it: no request before the first paint.
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  trailingSlash: 'ignore',
  // Hashes of what stands in a page are added by Astro, the backend's address by the page itself.
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
      ],
    },
  },
  // Its styles would break the policy, and no page is Markdown.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: 5173 },
  vite: {
    envPrefix: 'VITE_',
    resolve: {
      alias: [
        { find: /^#brand\//, replacement: `${brandFolder}/` },
        // jsPDF names them for what no certificate does.
        {
          find: /^(canvg|dompurify|html2canvas)$/,
          replacement: join(import.meta.dirname, 'no-module.js'),
        },
      ],
    },
    define: {
      'import.meta.env.VITE_SITE_URL': JSON.stringify(site ?? ''),
      'import.meta.env.HAS_TRY_OUT': JSON.stringify(hasTryOut),
      // For the page that hands them out; no script of a browser names them.
      'import.meta.env.COURSE_VIDEOS': JSON.stringify(courseFile('videos')),
    },
    plugins: [
      scriptList,
      namedDownloads,
      scriptsAlong(),
      importsAgain,
      compileHints,
      embeddedBackend(backendOptions),
      quizMarking(),
      coursePlugin({ folder: courseFolder ?? '../../packages/content/course', hasAnswers }),
    ],
    build: { target: 'es2023' },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // A few files for what several pages need: fewer requests, and they compress better than many.
            output: {
              // Names stand in every script that imports another, and no compression makes a hash shorter.
              entryFileNames: 'assets/[name].[hash:7].js',
              chunkFileNames: 'assets/[name].[hash:7].js',
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                  // Progress is read before all else is there, so this is small and needs none of it.
                  { name: 'progress-read', test: /site\/src\/progress-read/ },
                  // What every page starts with, whichever it is.
                  {
                    name: 'storage',
                    test: /apps\/site\/src\/storage|course-kit\/src\/(adapters|base|ports)\/|vite\/preload-helper/,
                    tags: ['$initial'],
                  },
                  // The island awaits a page's code, which could not come while it waited for the island itself.
                  { name: 'site', tags: ['$initial'], test: /^(?!.*(site-island|loaded-pages|\.astro))/ },
                  // What a test is begun and ended with, which no other page needs.
                  { name: 'quiz', test: /model\/quiz-answering|quiz-form\.messages/, minShareCount: 2 },
                  {
                    name: 'quiz-outcome',
                    test: /quiz-draw|hand-in-marks|settle-quiz|until-ledger/,
                    minShareCount: 2,
                  },
                  // Small parts that several pages are made of; those of react-aria-components come when they are needed.
                  {
                    name: 'parts',
                    test: /course-kit\/src\/(primitives\/(?!file-drop|in-shadow-root|top-layer)|state\/(?!use-lesson-progress|(data|certificate)-actions|(use-checked|checked)-project)|feature\/(?!modal-dialog|project-mark|question-kinds\/(?!waiting)|toaster)|model\/(continue-target|course-flow|duration))|node_modules\/lucide\/(?!dist\/esm\/icons\/arrow-(?:down|up)\.)|language\/course-text|use-known-progress/,
                    minShareCount: 2,
                  },
                  // What a level's page and its lessons say of a project.
                  { name: 'project', test: /use-checked-project|project-mark/, minShareCount: 2 },
                  // What lessons and the dashboard know of a lesson's steps.
                  { name: 'steps', test: /use-task-link/ },
                  // What lessons draw flows with.
                  { name: 'flow', test: /flow\/src\/flow\/.*flow-|json-value/, minShareCount: 2 },
                  // What a lesson's picture and its canvas have in common, and the canvas and the player.
                  { name: 'lesson-flow', test: /\/(lesson-flow|flow-bounds)\./ },
                  // What the canvas, the player and the bar of a lesson have in common.
                  { name: 'lesson-parts', test: /components\/task-page\//, minShareCount: 2 },
                  // What pages about one learner have in common.
                  {
                    name: 'learner-pages',
                    test: /components\/(certificate-download|progress-data)\/|completion-date|data-actions/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
