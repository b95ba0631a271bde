import type { APIRoute } from 'astro';
import { withBase } from '../base-path.js';

/** Allows everything: pages that search engines must leave out have a `noindex` of their own. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = site ? `\nSitemap: ${new URL(withBase('/sitemap.xml'), site).href}\n` : '';
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`);
};
