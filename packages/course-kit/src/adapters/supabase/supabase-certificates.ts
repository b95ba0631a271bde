import { certificateId, completionDate, type Certificate } from '../../model/certificate.js';
import type { CertificatePort } from '../../ports/certificate-port.js';
import { CourseStorageError } from '../../ports/course-storage-error.js';
import { checkRequest } from '../check-values.js';
import { findIssued } from '../issue-certificate.js';
import { accountOf, ask, type Account } from './supabase-account.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { toStorageError } from './supabase-errors.js';
import { fromCertificate, toCertificate } from './supabase-rows.js';

const TABLE = 'certificates';

/** Names the one certificate that may be read by anybody; without it nobody can list them. */
const ID_HEADER = 'x-certificate-id';

/** A row with this key exists: the id is taken, or the certificate was issued already. */
const UNIQUE_VIOLATION = '23505';

/** How many milliseconds a clash of ids may move a certificate on. */
const MOST_CLASHES = 20;

/** Certificates in the table `certificates` (specification, section 7). */
export function createSupabaseCertificates(
  connection: SupabaseConnection,
  clock: () => number,
): CertificatePort {
  const listOf = async (account: Account, operation: string) => {
    const { client, userId } = account;
    const rows = await ask(account, operation, () =>
      client.from(TABLE).select('*').eq('user_id', userId).order('created_at', { ascending: true }),
    );
    return rows.map(toCertificate).filter((certificate) => certificate !== null);
  };

  return {
    isVerified: true,

    async list() {
      const operation = 'certificates.list';
      if (!connection.mayHaveSession()) return [];
      return listOf(await accountOf(connection, operation), operation);
    },

    async issue(request) {
      const operation = 'certificates.issue';
      checkRequest(request, operation);
      const account = await accountOf(connection, operation);
      const now = Math.floor(clock());
      for (let time = now; time < now + MOST_CLASHES; time += 1) {
        const issued = findIssued(await listOf(account, operation), request);
        if (issued) return issued;
        const certificate: Certificate = {
          ...request,
          id: certificateId(time, request.level),
          completionDate: completionDate(now),
        };
        const { error, status } = await account.client
          .from(TABLE)
          .insert(fromCertificate(certificate, account.userId));
        if (!error) return certificate;
        if (error.code !== UNIQUE_VIOLATION) throw toStorageError(error, operation, status);
      }
      throw new CourseStorageError('unavailable', operation);
    },

    async read(id) {
      const operation = 'certificates.read';
      if (connection.rest && !connection.mayHaveSession()) return readAsVisitor(connection.rest, id);
      const client = await connection.client();
      const { data, error, status } = await client
        .from(TABLE)
        .select('*')
        .eq('id', id)
        .setHeader(ID_HEADER, id)
        .maybeSingle();
      if (error) throw toStorageError(error, operation, status);
      return toCertificate(data);
    },
  };
}

/** The same call without the client, which a visitor who only reads need not download. */
async function readAsVisitor(
  rest: { readonly url: string; readonly key: string },
  id: string,
): Promise<Certificate | null> {
  const operation = 'certificates.read';
  const address = new URL('rest/v1/certificates', rest.url.endsWith('/') ? rest.url : `${rest.url}/`);
  address.search = new URLSearchParams({ select: '*', id: `eq.${id}` }).toString();
  const headers = { apikey: rest.key, authorization: `Bearer ${rest.key}`, [ID_HEADER]: id };
  const answer = await fetch(address, { headers }).catch((error: unknown) => {
    throw toStorageError(error, operation, 0);
  });
  if (!answer.ok) throw toStorageError(await answer.json().catch(() => null), operation, answer.status);
  const rows: unknown = await answer.json();
  return Array.isArray(rows) ? toCertificate(rows[0]) : null;
}
