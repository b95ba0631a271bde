/**
 * Which folder may import which, for the whole repository: `.dependency-cruiser.mjs` makes rules of this table, and
 * `npx -y pnpm@12 test:layers` checks them.
 *
 * Each part is a folder with its layers, from the ground up: a layer imports only layers that are listed before it, and of
 * these only the ones it names. A layer is the file or folder of its name, or all of its `files`; a file belongs to the
 * first layer that fits.
 *
 * - `layers`: what it may import of its part: layers, or single files and folders of one.
 * - `types`: layers that it may import only types of.
 * - `packages`: what it may import from outside; `node` stands for all modules of Node.
 * - `up`: a layer listed after it that it may import all the same, with the reason.
 */
export const PARTS = {
  'packages/course-kit/src': {
    // The ground: needs nothing of ours.
    base: {},
    model: {},
    review: { layers: 'model' },
    texts: { layers: 'model' },
    // Each feature's own texts, in English.
    'feature-texts': { files: ['**/*.messages'], layers: 'model texts' },
    // The catalogue of all of them. Whoever loads it loads everything, so others import its types alone.
    messages: { layers: 'texts feature-texts', packages: '@course-kit/react/messages' },

    // Where progress is kept.
    ports: { layers: 'model' },
    adapters: { layers: 'base model ports', packages: '@supabase/supabase-js @tanstack/query-core' },
    state: { layers: 'base model texts ports', packages: 'react jotai' },

    // What can be seen.
    primitives: {
      layers: 'model',
      types: 'state/link-target',
      packages: 'react react-aria react-aria-components react-stately lucide',
    },
    certificate: {
      layers: 'model texts feature-texts primitives/save-file',
      packages: 'jspdf uqr bidi-js',
    },
    feature: {
      layers: 'model texts feature-texts ports state primitives adapters/local/local-storage',
      types: 'messages',
      packages: 'react react-aria react-aria-components lucide',
    },
    // A lesson, whose parts no other page loads.
    'components/task-page': {
      layers: 'model texts feature-texts ports state primitives feature',
      packages: 'react react-dom lucide',
    },
    components: {
      layers: 'model texts feature-texts ports state primitives certificate feature',
      packages: 'react lucide jspdf',
    },

    // Loaded on demand, with styles of its own.
    'level-certificate': {
      layers: 'model feature-texts ports state primitives certificate feature components',
      packages: 'react lucide',
    },
    // Elements render a provider, as any host does; it has the state.
    element: {
      layers:
        'model feature-texts ports adapters feature components/task-page components state/{course-event,figure-kind,link-target,use-browser-layout-effect,use-read}',
      types: 'messages',
      packages: 'react react-dom vite',
    },
    // For those who write a storage: contracts, run by Vitest.
    testing: { layers: 'base model ports adapters state', packages: 'jotai vitest' },
    styles: {},
  },

  // What the package has at its addresses. Model and review are pure, and worked with on servers.
  'packages/course-kit/exports': {
    model: { packages: 'packages/course-kit/src/{model,review}' },
    schema: { packages: 'packages/course-kit/src/model' },
    '*': { packages: 'packages/course-kit/src' },
  },

  // Flows. Its models are pure, and worked with on servers, as the components' is.
  'packages/flow/src': {
    model: { packages: '@course-kit/react/model @course-kit/react/schema' },
    'interface-map/model': { packages: '@course-kit/react/model @course-kit/react/schema' },
    'flow-check/model': { layers: 'model', packages: '@course-kit/react/model' },
    'flow-exercise/model': { layers: 'model', packages: '@course-kit/react/model' },
    'flow-player/model': { layers: 'model', packages: '@course-kit/react/model' },
    // Each feature's own texts, in English, and the catalogue of them.
    'feature-texts': { files: ['**/*.messages'], packages: '@course-kit/react/messages' },
    texts: {
      files: ['flow-texts', 'languages'],
      layers: 'feature-texts',
      packages: '@course-kit/react/messages',
    },

    flow: { layers: 'model feature-texts', packages: '@course-kit/react react lucide' },
    'flow-player': {
      layers: 'model flow-player/model feature-texts flow',
      packages: '@course-kit/react react lucide vite',
    },
    'interface-map': {
      layers: 'interface-map/model feature-texts',
      packages: '@course-kit/react react vite',
    },
    // Loaded on demand, each with styles of its own.
    'flow-check': {
      layers: 'model flow-check/model feature-texts flow',
      packages: '@course-kit/react react react-aria-components lucide',
    },
    'flow-exercise': {
      layers: 'model flow-exercise/model feature-texts flow',
      packages: '@course-kit/react react react-aria-components lucide',
    },
    element: {
      layers: 'model interface-map/model flow-player interface-map flow-check flow-exercise',
      packages: '@course-kit/react react vite',
    },
  },
  'packages/flow/exports': {
    model: { packages: 'packages/flow/src/{model,*/model}' },
    '*': { packages: 'packages/flow/src' },
  },
  // What a page's one script has: it is built of the sources, and is no module for anybody.
  'packages/embed/src': { '*': { packages: 'packages/course-kit/src packages/flow/src vite' } },

  // Signed certificates. Of the components, servers and verifiers need the model and the sheet alone.
  'packages/credentials/src': {
    model: {},
    texts: {
      files: ['credential.messages', 'languages'],
      packages: '@course-kit/react/messages',
    },
    work: {
      files: [
        '{badge,preview,signer}',
        '{ask-issuer,check-credential,issuer-id,json-ld-contexts,signed-bytes,verify-credential,verify-signature}',
      ],
      layers: 'model',
      packages: '@course-kit/react/model @course-kit/react/certificate @noble/ed25519',
    },
    components: {
      files: [
        '{badge-download,certificate-credential,credential-check,credential-result,credential-texts,flow-evidence}',
        'credentials',
      ],
      layers: 'model texts work',
      packages: '@course-kit/react react lucide',
    },
  },
  'packages/credentials/exports': { '*': { packages: 'packages/credentials/src @course-kit/react/model' } },

  'packages/cli/src': {
    highlight: { packages: '@course-kit/react/model shiki' },
    'package-folder': { packages: 'node' },
    refusal: {},
    // A course's files as text: their names, lines and issues.
    source: { packages: 'node @course-kit/react/model color-name image-size yaml' },
    markdown: {
      layers: 'highlight source',
      packages: '@course-kit/react/model mdast remark-frontmatter remark-gfm remark-parse shiki unified yaml',
    },
    flow: { layers: 'source', packages: '@course-kit/flow/model @course-kit/react/model elkjs' },
    exercise: {
      layers: 'source markdown flow',
      packages: '@course-kit/flow/model @course-kit/react/model mdast',
    },
    'task-check': {
      layers: 'source markdown flow',
      packages: '@course-kit/flow/model @course-kit/react/model mdast',
    },
    course: {
      layers: 'highlight source markdown flow exercise task-check',
      packages: 'node @course-kit/flow/model @course-kit/react/model mdast',
    },
    build: { types: 'course', packages: '@course-kit/flow/model @course-kit/react/model' },
    check: {
      layers: 'source task-check course',
      packages: '@course-kit/react/model',
    },
    'lesson-markdown': {
      packages:
        '@course-kit/react/messages @course-kit/react/model mdast remark-gfm remark-stringify unified',
    },
    mcp: {
      layers: 'lesson-markdown',
      packages: 'node @course-kit/flow/model @course-kit/react/model @modelcontextprotocol/server',
    },
    sql: { layers: 'package-folder refusal', packages: 'node libpg-query' },
    keys: { layers: 'source course sql', packages: 'node @course-kit/react/model' },
    functions: { layers: 'package-folder sql', packages: 'node' },
    new: { layers: 'package-folder sql', packages: 'node' },
    vite: { layers: 'source course build check', packages: 'node vite' },
    dev: { layers: 'package-folder vite', packages: 'node vite' },
    video: { layers: 'dev', packages: 'node playwright-core' },
    commands: {
      layers: 'refusal source course build check sql keys functions new dev video mcp',
      packages: 'node @course-kit/credentials/issuer @modelcontextprotocol/server',
    },
    cli: { layers: 'package-folder refusal commands', packages: 'node' },
  },
  'packages/cli/exports': { '*': { packages: 'packages/cli/src' } },
  'packages/embedded-backend/src': {
    ground: {
      files: ['{current-request,data-directory,functions,options,publishable-key,turns}'],
      packages: 'node',
    },
    // Accounts and tables: `@supabase/lite`, and what is different with it.
    database: {
      files: ['{auth-server,check-request,database,lite-adapter,migrations,refused-values}'],
      layers: 'ground',
      packages: 'node @supabase/lite kysely postgres-array',
    },
    mails: { files: ['{mails,mail-page}'], layers: 'ground', packages: '@supabase/lite' },
    realtime: { layers: 'ground database', packages: 'node jose kysely ws' },
    core: {
      layers: 'ground database mails realtime',
      packages: 'node @supabase/lite',
    },
    // Where it answers: an address of its own, or that of a site.
    http: { layers: 'realtime core', packages: 'node @hono/node-server @supabase/lite' },
    backend: { layers: 'ground core http', packages: 'node' },
    vite: { files: ['vite-*'], layers: 'ground core http', packages: 'node vite' },
    cli: { layers: 'backend', packages: 'node' },
    testing: {
      layers: 'backend mails',
      packages: 'node scripts/postgres @supabase/supabase-js postgres vitest',
    },
  },
  'packages/embedded-backend/exports': { '*': { packages: 'packages/embedded-backend/src' } },
  'packages/create': { create: { packages: '@course-kit/cli' } },

  'packages/content': {
    src: { packages: '@course-kit/flow/model @course-kit/react/model virtual:course-kit' },
    exports: { layers: 'src', packages: '@course-kit/react/model' },
    // How lessons are taken apart, for those who carry them out and those who check them.
    'lesson-parts': {
      files: ['scripts/labels/{label-place,lesson-parts,named-labels}'],
      packages: '@course-kit/cli @course-kit/flow/model @course-kit/react/model',
    },
    rehearsal: {
      layers: 'src lesson-parts',
      packages:
        'node scripts/browser @copilotkit/aimock @course-kit/cli @course-kit/flow/model @course-kit/react @playwright/test concurrently pixelmatch sharp yaml',
    },
    scripts: {
      layers: 'lesson-parts rehearsal',
      packages:
        'node @astral-sh/ruff-wasm-nodejs @course-kit/cli @course-kit/flow/model @course-kit/react ajv smol-toml yaml',
    },
    '*.config': { packages: 'node @course-kit/cli vite vitest' },
  },

  // The whole site of a course. What Astro runs in Node, and below it the pages, which a site's own bundler builds.
  'packages/site/integration': {
    options: { packages: '@course-kit/flow/model' },
    ground: {
      files: ['{check-options,site-origin,prepared-dependencies,script-groups}'],
      layers: 'options',
      packages: 'node astro vite',
    },
    build: {
      files: ['{site-modules,quiz-marking,scripts-on-demand,written-scripts,offline-files}'],
      layers: 'options ground',
      packages: 'node vite packages/site/src/{marked-by-database,offline/level-files}',
    },
    backend: {
      files: ['{backend,embedded-issuer}'],
      packages: 'node vite @course-kit/cli @course-kit/credentials @course-kit/embedded-backend satori sharp',
    },
    whole: {
      files: ['{course-site,site-preview}'],
      layers: 'options ground build backend',
      packages: 'node vite astro @astrojs/react @course-kit/cli',
    },
  },
  'packages/site/exports': { '*': { packages: 'packages/site/integration' } },
  'packages/site/src': {
    'feature-texts': { files: ['**/*.messages'] },
    // What the site is made from: its course, its addresses, its storage.
    ground: {
      files: [
        '{base-path,address-on,links,safe-redirect,wanted-page,open-document}',
        '{course,course-checks,start-check-worker,issuer-keys,with-videos}',
        '{storage,progress-read,database-schema,compare-with-database,marked-by-database,connect-sources}',
      ],
      packages: 'virtual:course-site virtual:course-kit @course-kit/flow @course-kit/react',
    },
    tooltip: { packages: 'react react-aria-components' },
    // Where the visit is, and ways on from there.
    navigation: { layers: 'ground', packages: 'react astro:transitions' },
    menu: { layers: 'tooltip navigation', packages: 'react' },
    language: {
      layers: 'feature-texts ground menu navigation',
      packages:
        'virtual:course-site virtual:course-kit packages/site/integration/options @course-kit/credentials @course-kit/flow/messages @course-kit/react react react-aria-components lucide jotai',
    },
    search: {
      layers: 'feature-texts ground navigation tooltip menu language',
      packages: '@course-kit/react react react-aria-components lucide minisearch',
    },
    theme: {
      layers: 'feature-texts tooltip language',
      packages: 'virtual:course-site @course-kit/react react lucide',
    },
    head: {
      layers: 'feature-texts ground navigation language',
      packages: 'virtual:course-site @course-kit/react/messages @course-kit/react/model react',
    },
    // What pages are made of.
    dashboard: {
      layers: 'feature-texts ground navigation language',
      packages: '@course-kit/react react lucide',
    },
    landing: {
      layers: 'feature-texts ground navigation language dashboard',
      packages: 'virtual:course-site @course-kit/flow @course-kit/react react lucide',
    },
    auth: {
      layers: 'feature-texts ground navigation menu language head',
      packages: '@course-kit/react react react-aria-components lucide jotai',
    },
    credentials: {
      layers: 'ground',
      packages: '@course-kit/credentials @course-kit/react react react-error-boundary',
    },
    certificates: {
      packages: '@course-kit/react react react-error-boundary',
      up: {
        routes: 'The dashboard has what both show; in a file of its own, other pages would fetch it as well.',
      },
    },
    layout: {
      layers: 'feature-texts ground navigation language search theme auth',
      packages:
        'virtual:course-site packages/site/integration/options @course-kit/react react lucide node vite astro:config',
    },
    offline: {
      layers: 'feature-texts ground language',
      packages:
        'react workbox-core workbox-navigation-preload workbox-range-requests workbox-routing workbox-strategies',
    },
    routes: {
      layers:
        'feature-texts ground navigation language head dashboard landing auth credentials certificates offline',
      packages: 'virtual:course-site @course-kit/flow @course-kit/react react react-error-boundary lucide',
    },

    // The whole: every page by its address, as islands.
    whole: {
      files: [
        '{site-routes,english-pages,load-page,loaded-pages,prepare-navigation,render-island,site-providers,site-island}',
      ],
      layers: 'feature-texts ground navigation language head auth layout routes',
      packages: 'virtual:course-site @course-kit/react react react-dom react-error-boundary',
    },
    pages: {
      layers: 'ground head layout whole',
      packages: 'virtual:course-site @course-kit/cli @course-kit/credentials/issuer astro astro:config node',
    },
    styles: {},
    // Stands before all scripts, and for those that are not needed.
    start: { files: ['{hydrate-after-paint,no-module}'], packages: 'astro' },
    environment: {
      files: ['{environment,virtual}'],
      layers: 'landing layout routes',
      packages: 'astro packages/site/integration/options',
    },
  },
  'apps/site/brands': {
    '*': { packages: 'node @course-kit/content @course-kit/site' },
  },

  // The guides as pages, of Markdown that stands elsewhere.
  'apps/docs/src': {
    'repository-pages': { packages: 'node satteri' },
    'content.config': {
      layers: 'repository-pages',
      packages: 'node astro astro:content @astrojs/starlight',
    },
    pages: { packages: 'astro astro:content' },
    'twin-link': { packages: '@astrojs/starlight' },
  },
};

/** Where the packages of this repository have what others import of them. */
export const ADDRESSES = {
  '@course-kit/react': ['packages/course-kit/exports', 'packages/course-kit/src/**/*.css'],
  '@course-kit/flow': ['packages/flow/exports', 'packages/flow/src/**/*.css'],
  '@course-kit/credentials': ['packages/credentials/exports', 'packages/credentials/src/**/*.css'],
  '@course-kit/cli': ['packages/cli/exports'],
  '@course-kit/content': ['packages/content/exports'],
  '@course-kit/site': ['packages/site/exports'],
  '@course-kit/embedded-backend': ['packages/embedded-backend/exports'],
};
