import { CourseStorageError, isCourseStorageError } from '../../ports/course-storage-error.js';
import type { AccountDeletion } from '../../ports/session-port.js';
import { accountOf, apiOf, ask } from './supabase-account.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { databaseCode } from './supabase-errors.js';

const OPERATION = 'session.deleteAccount';

/** What the database refuses with where the address is not that of the account. */
const OTHER_ADDRESS = '22023';

/** Has the database's function `delete_account` delete the account that is signed in. */
export async function deleteAccount(
  connection: SupabaseConnection,
  { learnerId, email, keepsCertificates = false }: AccountDeletion,
): Promise<void> {
  const account = await accountOf(connection, OPERATION, learnerId);
  let answer: unknown;
  try {
    answer = await ask(account, OPERATION, 'rpc', () =>
      apiOf(account).rpc('delete_account', { email, keeps_certificates: keepsCertificates }),
    );
  } catch (error) {
    throw explained(error);
  }
  // False says that it was deleted before. What a page in between answers with is neither.
  if (typeof answer !== 'boolean') throw new CourseStorageError('unavailable', OPERATION, answer);
}

/** Whatever else the database refuses, it is not the address that is wrong; what the project lacks is for who runs the site. */
function explained(error: unknown): unknown {
  if (!isCourseStorageError(error)) return error;
  const code = databaseCode(error.cause);
  if (code === 'PGRST202' || code === '23503')
    // oxlint-disable-next-line no-console -- learners cannot mend it, and must not be the only ones who see it
    console.error(
      code === '23503'
        ? 'An account cannot be deleted: a table of the project names it without "on delete cascade" or "on delete set null"'
        : 'An account cannot be deleted: the database lacks the migration "account_deletion"',
      error.cause,
    );
  return error.code === 'invalid' && code !== OTHER_ADDRESS
    ? new CourseStorageError('unknown', OPERATION, error.cause)
    : error;
}
