import { brand } from 'virtual:course-site/options';
import type { APIRoute } from 'astro';
import { withBase } from '../base-path.js';
import { outline } from '../course.js';
import { englishPages } from '../english-pages.js';
import { isPublic } from '../layout/public-files.js';

const icon = (src: string, sizes: string, purpose?: 'maskable') =>
  isPublic(src)
    ? [
        {
          src: withBase(src),
          sizes,
          type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
          ...(purpose && { purpose }),
        },
      ]
    : [];

/** The name, icons and colors of the site where it is installed as an app. */
export const GET: APIRoute = () =>
  Response.json({
    name: outline.title,
    short_name: outline.title,
    description: englishPages.find(({ path }) => path === '/')?.description,
    id: withBase('/'),
    start_url: withBase('/'),
    scope: withBase('/'),
    display: 'minimal-ui',
    lang: 'en',
    theme_color: brand.colors.canvas[0],
    background_color: brand.colors.canvas[0],
    icons: [
      ...icon('/favicon.svg', 'any'),
      ...icon('/icons/icon-192.png', '192x192'),
      ...icon('/icons/icon-512.png', '512x512'),
      ...icon('/icons/maskable-512.png', '512x512', 'maskable'),
    ],
  });
