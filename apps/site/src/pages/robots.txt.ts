import type { APIRoute } from 'astro';
import { withBase } from '../base-path.js';

/** Everything may be read; pages that are to be left out say so themselves. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = site ? `\nSitemap: ${new URL(withBase('/sitemap.xml'), site).href}\n` : '';
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`);
};
