import { readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { asPage, base, site } from './src/repository-pages.ts';

const { default: colors } = JSON.parse(
  readFileSync(new URL('../../packages/course-kit/src/styles/colors.json', import.meta.url), 'utf8'),
) as { readonly default: Readonly<Record<string, readonly [light: string, dark: string]>> };
const tokens = Object.entries(colors).map(([name, pair]) => `--ck-color-${name}:light-dark(${pair.join()})`);

/** Pages of a folder, in the order in which they are needed. */
const pages = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`);

export default defineConfig({
  ...(site && { site }),
  base,
  server: { host: '127.0.0.1' },
  devToolbar: { enabled: false },
  image: { service: passthroughImageService() },
  markdown: {
    processor: satteri({
      mdastPlugins: [asPage],
      hastPlugins: [
        {
          // One that is wider than the page scrolls within itself, also by keyboard.
          name: 'scrolled-tables',
          element: {
            filter: ['table'],
            visit: (table) => ({
              type: 'element',
              tagName: 'div',
              properties: { className: ['table'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
              children: [table],
            }),
          },
        },
      ],
    }),
  },
  integrations: [
    starlight({
      title: 'course-kit',
      customCss: ['@fontsource/bricolage-grotesque/700.css', './src/brand.css'],
      head: [{ tag: 'style', content: `:root{${tokens.join(';')}}` }],
      // Lines that are too long for a phone go on below, in place of a scroller in the page.
      expressiveCode: { defaultProps: { wrap: true } },
      markdown: { processedDirs: ['../../examples', '../../packages'] },
      routeMiddleware: './src/twin-link.ts',
      sidebar: [
        {
          label: 'Begin',
          items: [
            ...pages('guides', 'from-markdown-to-a-deployed-course write-a-course embedding'),
            'gallery',
            { label: 'Components in Storybook', link: '/storybook/' },
          ],
        },
        {
          label: 'Guides',
          items: pages(
            'guides',
            'writing-a-course theming messages storage-adapters server-rendering accessibility testing content-security-policy sandboxed-frames versions',
          ),
        },
        { label: 'Accounts', items: pages('guides', 'supabase operating') },
        {
          label: 'Packages',
          items: [
            { slug: 'packages/course-kit', label: '@course-kit/react' },
            ...pages('packages', 'cli create site embed flow credentials embedded-backend content'),
          ],
        },
        { label: 'Examples', items: pages('examples', 'script-tag docusaurus indexed-db') },
      ],
    }),
  ],
});
