import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The request being answered, for everything that happens on its behalf. */
export const currentRequest = new AsyncLocalStorage<Request>();

/**
 * Three differences from hosted Supabase would hide faults: the embedded server grants every table to every role,
 * policies see `request.headers` in function calls alone, and a violated check is told as a broken server.
 */
export function makeStrict({ connection }: Database): void {
  // With this member of 0.10.0 set, nothing is granted; there is no option for it.
  (connection as unknown as { rlsState: string }).rlsState = 'active';
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (variables, run, options) =>
    withContext(
      variables,
      async (db) => {
        const headers = JSON.stringify(Object.fromEntries(currentRequest.getStore()?.headers ?? []));
        await sql`select set_config('request.headers', ${headers}, true)`.execute(db);
        return run(db);
      },
      options,
    );
  connection.normalizeDbError = asBadRequest;
}

/** Values that a constraint refuses, but for the codes that the embedded server knows by itself. */
const REFUSED_VALUES = /^23(?!502|503|505)/;

/** Such an error as PostgREST answers it, in the form in which a function of SQL may choose its own answer. */
function asBadRequest(error: unknown): unknown {
  const { code: found, message, detail, hint } = (error ?? {}) as Record<string, unknown>;
  // A value that the PostgreSQL driver itself could not write, such as a number where a list belongs.
  const code = found === 'ERR_INVALID_ARG_TYPE' ? '22P02' : found;
  if (typeof code !== 'string' || !(code === '22P02' || REFUSED_VALUES.test(code))) return error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}
