import { certificateId, completionDate, type Certificate, type Revocation } from '../../model/certificate.js';
import type { CertificatePort } from '../../ports/certificate-port.js';
import { CourseStorageError, isCourseStorageError } from '../../ports/course-storage-error.js';
import { checkRequest, findIssued } from '../issue-certificate.js';
import { askAsVisitor } from './ask-as-visitor.js';
import { accountOf, ask, type Account } from './supabase-account.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { databaseCode } from './supabase-errors.js';
import { CERTIFICATE_COLUMNS, fromCertificate, rowsOf, toCertificate } from './supabase-rows.js';

const TABLE = 'certificates';
const REVOCATIONS = 'certificate_revocations';

const REVOCATION_COLUMNS = ['certificate_id', 'reason', 'is_replaceable', 'revoked_at'];

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
    const [rows, revocations] = await Promise.all([
      ask(account, operation, TABLE, (table) =>
        table.select('*').eq('user_id', account.userId).order('created_at', { ascending: true }),
      ),
      revocationsIn(ask(account, operation, REVOCATIONS, (table) => table.select(REVOCATION_COLUMNS.join()))),
    ]);
    return rowsOf(rows, CERTIFICATE_COLUMNS, operation)
      .map(toCertificate)
      .filter((certificate) => certificate !== null)
      .map(withRevocation(revocations));
  };

  /** Answers with null when the key of the row is taken. */
  const insert = async (account: Account, certificate: Certificate, operation: string) => {
    try {
      // Asks for what it adds: parts of it are the database's to say, and a page which answers in place of the server is none.
      const row = await ask(account, operation, TABLE, (table) =>
        table.insert(fromCertificate(certificate, account.userId)).select().single(),
      );
      const added = toCertificate(rowsOf([row], CERTIFICATE_COLUMNS, operation)[0]);
      if (!added) throw new CourseStorageError('unavailable', operation, row);
      return added;
    } catch (error) {
      if (isCourseStorageError(error) && databaseCode(error.cause) === UNIQUE_VIOLATION) return null;
      throw error;
    }
  };

  /** What anybody may read who names the certificate; visitors do so without the client library. */
  const askForOne = async (operation: string, from: string, column: string, id: string, columns = '*') => {
    if (connection.rest && !connection.mayHaveSession()) {
      const path = `${from}?select=${columns}&${column}=eq.${encodeURIComponent(id)}`;
      return askAsVisitor(connection.rest, { path, headers: { [ID_HEADER]: id } }, operation);
    }
    const { schema, fetch } = connection;
    return ask({ client: await connection.client(), schema, fetch }, operation, from, (table) =>
      table.select(columns).eq(column, id).setHeader(ID_HEADER, id),
    );
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
      const [rows, revocations] = await Promise.all([
        askForOne(operation, TABLE, 'id', id),
        revocationsIn(askForOne(operation, REVOCATIONS, 'certificate_id', id, REVOCATION_COLUMNS.join())),
      ]);
      const certificate = toCertificate(rowsOf(rows, CERTIFICATE_COLUMNS, operation)[0]);
      return certificate && withRevocation(revocations)(certificate);
    },
  };
}

/** A certificate stands by itself: where it cannot be asked whether it was revoked, it is read without that. */
async function revocationsIn(asked: Promise<unknown>): Promise<ReadonlyMap<unknown, Revocation>> {
  try {
    return new Map(
      rowsOf(await asked, REVOCATION_COLUMNS, REVOCATIONS).map((row) => [
        row['certificate_id'],
        {
          reason: String(row['reason']),
          revokedAt: String(row['revoked_at']),
          ...(row['is_replaceable'] === true && { isReplaceable: true }),
        },
      ]),
    );
  } catch {
    return new Map();
  }
}

function withRevocation(revocations: ReadonlyMap<unknown, Revocation>) {
  return (certificate: Certificate): Certificate => {
    const revocation = revocations.get(certificate.id);
    return revocation ? { ...certificate, revocation } : certificate;
  };
}
