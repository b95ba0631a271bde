import { parseCertificateId } from '@course-kit/react/model';
import { didDocument, issuerId } from '../issuer-id.js';
import { certificateCredential } from '../model/certificate-credential.js';
import { certificateShape } from '../model/credential-shape.js';
import { statusListShape } from '../model/status-list-shape.js';
import { STATUS_LIST_LENGTH, statusListCredential, statusPlace } from '../model/status-list.js';
import type { CertificateRecords } from './certificate-records.js';
import { encodeStatusList } from './encode-status-list.js';
import { holderId } from './holder-id.js';
import { signCredential } from './sign-credential.js';
import { publicMultikey, type SigningKey } from './signing-key.js';

/** Whom a signer signs for, with what, and what it believes. */
export interface IssuerOptions {
  /** The site's address, such as `https://learn.example.org`. It is the issuer. */
  readonly site: string;
  /** The keys, the newest first. That one signs; what the others have signed stays valid. */
  readonly keys: readonly [SigningKey, ...SigningKey[]];
  /** Where certificates are. Nothing else is ever signed. */
  readonly records: CertificateRecords;
  /** The signer's own public address, where a request does not come by it. @default the request's, up to the signer's path */
  readonly address?: string;
}

/** What is asked: the last parts of a request's path. */
const PATH = /\/(did\.json|(credentials|revocations)\/([^/]+)|status\/([1-9]\d{0,8}))$/u;

/**
 * Signs certificates as credentials of Open Badges 3.0. It runs wherever requests are answered: a function of Supabase,
 * a worker, a server.
 *
 * | Path               | Answer                                                            |
 * | ------------------ | ----------------------------------------------------------------- |
 * | `credentials/{id}` | the credential of a certificate, or `null` where none is signed   |
 * | `revocations/{id}` | since when it no longer counts and why, or `null`                 |
 * | `status/{number}`  | a list of what was revoked, as a credential (Bitstring Status List) |
 * | `did.json`         | the issuer and its public keys                                    |
 */
export function createIssuer(options: IssuerOptions): (request: Request) => Promise<Response> {
  const { keys, records } = options;
  const site = options.site.replace(/\/$/u, '');
  const [key] = keys;
  const multikeys = keys.map(publicMultikey);
  const issuer = issuerId(site, publicMultikey(key));

  const credential = async (id: string, address: string) => {
    const record = await records.read(id);
    if (record === null) return null;
    const { list, index } = statusPlace(record.statusNumber);
    const facts = { ...record, holder: await holderId(`${site}/certificate/${id}`), statusIndex: index };
    const origin = { site, issuer, statusList: `${address}/status/${list}` };
    return signCredential(certificateCredential(facts, origin), certificateShape, {
      key,
      issuer,
      created: record.issuedAt,
    });
  };

  const statusList = async (list: number, address: string) => {
    const first = (list - 1) * STATUS_LIST_LENGTH + 1;
    const revoked = await records.revoked(first, first + STATUS_LIST_LENGTH - 1);
    const encodedList = await encodeStatusList(revoked.map((number) => statusPlace(number).index));
    const content = statusListCredential({ issuer, statusList: `${address}/status/${list}`, encodedList });
    return signCredential(content, statusListShape, { key, issuer, created: content.validFrom });
  };

  const answer = async (request: Request): Promise<Response> => {
    const { origin, pathname } = new URL(request.url);
    const asked = PATH.exec(pathname);
    if (!asked) return failure(404, 'There is nothing at this address.');
    const address = options.address ?? `${origin}${pathname.slice(0, asked.index)}`;
    const [, path, kind, given = '', list] = asked;
    if (path === 'did.json') return json(didDocument(issuer, multikeys), 'application/did+json');
    if (list !== undefined) return json(await statusList(Number(list), address), CREDENTIAL);
    const id = parseCertificateId(given);
    if (id === null || id !== given) return failure(404, 'That is not the id of a certificate.');
    if (kind === 'revocations') return json(await records.revocation(id), 'application/json');
    const signed = await credential(id, address);
    return signed ? json(signed, CREDENTIAL) : json(null, 'application/json');
  };

  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: OPEN });
    if (!['GET', 'HEAD'].includes(request.method)) return failure(405, 'This is only to be read.');
    try {
      return await answer(request);
    } catch {
      // Why is for the database's own log: an error may name what is nobody's business.
      return failure(503, 'The certificates cannot be read now.');
    }
  };
}

const CREDENTIAL = 'application/vc+ld+json';

/** Anybody may ask, from any page: all of it is public. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type',
  'access-control-allow-methods': 'GET',
};

const json = (body: unknown, type: string) =>
  new Response(JSON.stringify(body), {
    headers: { ...OPEN, 'content-type': type, 'cache-control': 'public, max-age=60' },
  });

const failure = (status: number, message: string) =>
  Response.json({ message }, { status, headers: { ...OPEN, 'cache-control': 'no-store' } });
