import type { APIRoute } from 'astro';
import { didDocument, didDocumentPath, issuerId } from '@course-kit/credentials/issuer';
import { BASE } from '../../base-path.js';
import { issuerKeys } from '../../issuer-keys.js';

const site = import.meta.env.VITE_SITE_URL ? `${import.meta.env.VITE_SITE_URL}${BASE}` : undefined;

/** There is a list of keys where certificates are signed, and the site's address is known. */
export function getStaticPaths() {
  if (site === undefined || issuerKeys.length === 0) return [];
  const folder = didDocumentPath(site)
    .slice(BASE.length + 1)
    .split('/')
    .slice(0, -1)
    .join('/');
  return [{ params: { folder: folder === '' ? undefined : folder } }];
}

/** Says by which keys the site signs certificates, to whoever wants to verify one. */
export const GET: APIRoute = () => {
  const [key] = issuerKeys;
  if (site === undefined || key === undefined) return new Response(null, { status: 404 });
  return Response.json(didDocument(issuerId(site, key), issuerKeys));
};
