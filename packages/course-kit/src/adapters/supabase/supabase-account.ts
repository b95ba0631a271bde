import type { SupabaseClient } from '@supabase/supabase-js';
import { CourseStorageError } from '../../ports/course-storage-error.js';
import { toSessionError } from './session-errors.js';
import { retryAfterMilliseconds } from './retry-after.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { databaseCode, toStorageError, type AnswerFacts } from './supabase-errors.js';

/** A client, and who asks with it. */
export interface Asker {
  readonly client: SupabaseClient;
  /** The schema of the course's tables; undefined for the client's own. */
  readonly schema: string | undefined;
  /** Sends requests where the client is one of our own, so that the headers of answers can be read. */
  readonly fetch?: typeof fetch | undefined;
  /**
   * The token that requests are sent with. Without it the client takes that of whoever is signed in by then: another
   * tab may have signed in somebody else, for whom the request would be refused, or answered with nothing.
   */
  token?: string;
}

/** A client with the account that is signed in. */
export interface Account extends Asker {
  readonly userId: string;
}

/** A query to a table. */
export interface Question extends PromiseLike<Answer> {
  setHeader(name: string, value: string): Question;
}

interface Answer {
  readonly data: unknown;
  readonly error: unknown;
  readonly status: number;
}

type Ask = (table: ReturnType<SupabaseClient['from']>) => Question;

/** The tables and functions of the course. */
export const apiOf = ({ client, schema }: Asker): Pick<SupabaseClient, 'from' | 'rpc'> =>
  schema === undefined ? client : (client.schema(schema) as never);

/**
 * Answers with the signed-in account.
 *
 * @param wanted - whose account it must be. @default whoever is signed in
 * @throws CourseStorageError `unauthenticated` for a visitor, and for anybody else than the one who is wanted.
 */
export async function accountOf(
  connection: SupabaseConnection,
  operation: string,
  wanted?: string,
): Promise<Account> {
  if (!connection.mayHaveSession()) throw new CourseStorageError('unauthenticated', operation);
  const client = await connection.client();
  const { data, error } = await client.auth.getSession();
  if (error) throw toSessionError(error, operation);
  const { session } = data;
  if (!session || (wanted !== undefined && wanted !== session.user.id))
    throw new CourseStorageError('unauthenticated', operation);
  const { fetch, schema } = connection;
  return { client, schema, userId: session.user.id, token: session.access_token, fetch };
}

/**
 * Asks a table. A token that is not accepted is renewed once and the question asked again.
 *
 * @param question - is asked anew each time.
 * @throws CourseStorageError by what the server or the network said.
 */
export async function ask(asker: Asker, operation: string, table: string, question: Ask): Promise<unknown> {
  let answer = await send(asker, table, question);
  if (answer.status === 401 && 'userId' in asker && !isPage(answer.error)) {
    await renew(asker as Account, operation);
    answer = await send(asker, table, question);
  }
  // Not by the error alone: the client takes a body of `null` with any status for success.
  if (answer.error || answer.status < 200 || answer.status >= 300) {
    explainSetUp(asker, answer.error);
    if (isOfDeletedAccount(answer.error)) {
      // A token outlives its account for as long as it is valid: here it ends now.
      await asker.client.auth.signOut({ scope: 'local' });
      throw new CourseStorageError('unauthenticated', operation, answer.error);
    }
    throw toStorageError(answer.error, operation, answer);
  }
  return answer.data;
}

/** Tells whoever runs the site what their project lacks; learners read that their work waits. */
export function explainSetUp({ schema = 'public' }: Pick<Asker, 'schema'>, error: unknown): void {
  if (databaseCode(error) !== 'PGRST106') return;
  // oxlint-disable-next-line no-console -- learners cannot mend it, and must not be the only ones who see it
  console.error(
    `The project's API does not expose the schema "${schema}": add it to "Exposed schemas" in the project's API settings (PGRST106)`,
  );
}

/** Whether the answer is a page, such as a captive portal's: who wrote it has seen no token. */
function isPage(error: unknown): boolean {
  return /^\s*</.test(String((error as Partial<Error> | null)?.message));
}

/** Whether a row could not be saved because there is no such account any more. */
function isOfDeletedAccount(error: unknown): boolean {
  return databaseCode(error) === '23503' && /^insert .*user_id_fkey/.test((error as Error).message);
}

async function send(asker: Asker, table: string, question: Ask): Promise<Answer & AnswerFacts> {
  const { fetch, token } = asker;
  let facts: AnswerFacts = {};
  const listening: typeof globalThis.fetch | undefined =
    fetch &&
    (async (input, init) => {
      const answer = await fetch(input, init);
      const { status, headers } = answer;
      facts = {
        status,
        retryAfterMilliseconds: retryAfterMilliseconds(headers.get('retry-after'), Date.now()),
      };
      return answer;
    });
  const asked = question(apiOf(asker).from(table, listening && { fetch: listening }));
  const { data, error, status } = await (token === undefined
    ? asked
    : asked.setHeader('authorization', `Bearer ${token}`));
  // The status as it came: the client takes 404 with an empty list or with nothing for success.
  return { data, error, status, ...facts };
}

async function renew(account: Account, operation: string): Promise<void> {
  const { auth } = account.client;
  const { data, error } = await auth.refreshSession();
  let { session } = data;
  if (error) {
    const failure = toSessionError(error, operation);
    // Another tab may have renewed it meanwhile, for which the auth server refuses to do so twice.
    ({ session } = (await auth.getSession()).data);
    const isRenewed = session !== null && session.access_token !== account.token;
    if (!isRenewed) {
      // By its clock the refused session may still be good, and the page would go on with it.
      if (session && failure.code === 'unauthenticated') await auth.signOut({ scope: 'local' });
      throw failure;
    }
  }
  if (session?.user.id !== account.userId) throw new CourseStorageError('unauthenticated', operation);
  account.token = session.access_token;
}
