import { parseCertificateId } from '@course-kit/react/model';
import { credentialName } from '../model/credential-name.js';
import type { CertificateRecord, CertificateRecords } from '../signer/certificate-records.js';
import { drawPreview, PREVIEW_SIZE, writtenDay, type PictureTools } from './draw-preview.js';
import { pageWithPreview, previewPage, type PreviewWords } from './preview-page.js';

/** Of which certificates previews are made, and for whom. */
export interface PreviewOptions extends PictureTools {
  /** The site's address, such as `https://learn.example.org`. Its certificates are at `/certificate/{id}`. */
  readonly site: string;
  /** Where certificates are. Only those that may be signed have a preview. */
  readonly records: CertificateRecords;
  /**
   * The page that the site answers for every certificate, as HTML: it gets the preview's tags. Without it, the answer is a small page that
   * leads on to the certificate.
   */
  readonly page?: (request: Request) => Promise<string>;
  /** The public address of what answers, where a request does not come by it. @default the request's, without the id */
  readonly address?: string;
}

const PATH = /\/([^/]+?)(\.png)?$/u;

/**
 * Answers the address of a certificate for those who make previews of it. It runs wherever requests are answered, best at
 * the certificate's own address.
 *
 * | Path       | Answer                                                                               |
 * | ---------- | ------------------------------------------------------------------------------------ |
 * | `{id}`     | a page whose head says whose certificate it is, of what, and which picture shows it  |
 * | `{id}.png` | that picture; 404 for what has none: it is unknown, self-recorded, or was revoked    |
 */
export function createPreview({
  site: given,
  records,
  page,
  address,
  ...tools
}: PreviewOptions): (request: Request) => Promise<Response> {
  const site = given.replace(/\/$/u, '');

  const html = async (request: Request, words: PreviewWords | null, url: string) => {
    if (page) {
      const own = await page(request);
      return found(words ? pageWithPreview(own, words) : own, HTML);
    }
    if (words) return found(previewPage(words), HTML);
    return Response.redirect(url, 302);
  };

  const answer = async (request: Request): Promise<Response> => {
    const { origin, pathname } = new URL(request.url);
    const [path = '', asked = '', isPicture] = PATH.exec(pathname) ?? [];
    const id = parseCertificateId(asked);
    if (id === null || id !== asked) return isPicture || !page ? missing() : html(request, null, site);
    const url = `${site}/certificate/${id}`;
    // The page is whole without its preview: the database may be down, or asleep.
    const [record, revocation] = await Promise.all([records.read(id), records.revocation(id)]).catch(() => [
      null,
      null,
    ]);
    if (isPicture) {
      if (record === null || revocation !== null) return missing();
      return found(new Uint8Array(await drawPreview(record, new URL(site).host, tools)), 'image/png');
    }
    const place = address ?? `${origin}${pathname.slice(0, -path.length)}`;
    const words = record && wordsOf(record, url, revocation === null ? `${place}/${id}.png` : undefined);
    return html(request, words, url);
  };

  return async (request) =>
    ['GET', 'HEAD'].includes(request.method)
      ? answer(request)
      : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}

/** What a preview says: in English, as credentials are. */
function wordsOf(record: CertificateRecord, url: string, picture: string | undefined): PreviewWords {
  const { userName, score, attempt, issuedBy, issuedAt } = record;
  const passed = `${score}% at attempt ${attempt}, marked by the server.`;
  const issued = `Issued by ${issuedBy} on ${writtenDay(issuedAt)}.`;
  return {
    ...PREVIEW_SIZE,
    title: `${userName}: ${credentialName(record)}`,
    description: picture === undefined ? 'This certificate was revoked.' : `${passed} ${issued}`,
    url,
    picture,
  };
}

const HTML = 'text/html; charset=utf-8';

const found = (body: BodyInit, type: string) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': type === HTML ? 'no-cache' : 'public, max-age=3600',
    },
  });

const missing = () =>
  new Response('There is no preview at this address.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
