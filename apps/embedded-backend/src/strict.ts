import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { asBadRequest } from './refused-values.ts';

/** The request that is being answered, for the code that handles it. */
export const currentRequest = new AsyncLocalStorage<Request>();

/**
 * Three differences from hosted Supabase would hide mistakes of ours: the embedded server grants every table to every role,
 * policies see `request.headers` in function calls alone, and a violated check is answered as a failure of the server.
 */
export function makeStrict({ connection }: Database): void {
  // A private member of version 0.10.0, because there is no option that keeps it from granting.
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
