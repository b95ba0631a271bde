import type { APIRoute } from 'astro';
import { withBase } from '../base-path.js';
import { isPrerendered } from '../head/page-meta-tags.js';
import { siteRoutes } from '../site-routes.js';

/** A sitemap needs the site's address: without one there is none. */
export function getStaticPaths() {
  return import.meta.env.VITE_SITE_URL ? [{ params: { sitemap: 'sitemap' } }] : [];
}

/** The pages that are open to everybody from the start. */
export const GET: APIRoute = ({ site }) => {
  const urls = siteRoutes
    .filter(isPrerendered)
    .map(({ path }) => `  <url><loc>${new URL(withBase(path), site).href}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml' } },
  );
};
