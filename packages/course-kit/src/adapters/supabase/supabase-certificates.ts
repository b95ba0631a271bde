import { certificateId, completionDate, type Certificate } from '../../model/certificate.js';
import type { CertificatePort } from '../../ports/certificate-port.js';
import { CourseStorageError, isCourseStorageError } from '../../ports/course-storage-error.js';
import { checkRequest, findIssued } from '../issue-certificate.js';
import { askAsVisitor } from './ask-as-visitor.js';
import { accountOf, ask, type Account } from './supabase-account.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { databaseCode } from './supabase-errors.js';
import { CERTIFICATE_COLUMNS, fromCertificate, rowsOf, toCertificate } from './supabase-rows.js';

const TABLE = 'certificates';

/** Names the one certificate that may be read by anybody; without it nobody can list them. */
const ID_HEADER = 'x-certificate-id';

/** A row with this key exists: the id is taken, or the certificate was issued already. */
const UNIQUE_VIOLATION = '23505';

/** How many milliseconds a clash of ids may move a certificate on. */
const MOST_CLASHES = 20;

/** Certificates in the table `certificates`. */
export function createSupabaseCertificates(
  connection: SupabaseConnection,
  clock: () => number,
): CertificatePort {
  const listOf = async (account: Account, operation: string) => {
    const rows = await ask(account, operation, TABLE, (table) =>
      table.select('*').eq('user_id', account.userId).order('created_at', { ascending: true }),
    );
    return rowsOf(rows, CERTIFICATE_COLUMNS, operation)
      .map(toCertificate)
      .filter((certificate) => certificate !== null);
  };

  /** Answers with null when the key of the row is taken. */
  const insert = async (account: Account, certificate: Certificate, operation: string) => {
    try {
      // Asks for what it adds, so that a page which answers in place of the server is not taken for a certificate.
      const row = await ask(account, operation, TABLE, (table) =>
        table.insert(fromCertificate(certificate, account.userId)).select().single(),
      );
      rowsOf([row], CERTIFICATE_COLUMNS, operation);
      return certificate;
    } catch (error) {
      if (isCourseStorageError(error) && databaseCode(error.cause) === UNIQUE_VIOLATION) return null;
      throw error;
    }
  };

  return {
    isVerified: true,

    async list() {
      const operation = 'certificates.list';
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
        const added = await insert(account, certificate, operation);
        if (added) return added;
      }
      throw new CourseStorageError('unavailable', operation);
    },

    async read(id) {
      const operation = 'certificates.read';
      const rows =
        connection.rest && !connection.mayHaveSession()
          ? await askAsVisitor(
              connection.rest,
              { path: `certificates?select=*&id=eq.${encodeURIComponent(id)}`, headers: { [ID_HEADER]: id } },
              operation,
            )
          : await ask(
              { client: await connection.client(), schema: connection.schema, fetch: connection.fetch },
              operation,
              TABLE,
              (table) => table.select('*').eq('id', id).setHeader(ID_HEADER, id),
            );
      return toCertificate(rowsOf(rows, CERTIFICATE_COLUMNS, operation)[0]);
    },
  };
}
