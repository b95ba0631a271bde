import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** The request being answered, for everything that happens on its behalf. */
export const currentRequest = new AsyncLocalStorage<Request>();

/** Members of the connection that 0.10.0 keeps to itself. */
interface Internals {
  rlsState: 'unknown' | 'inactive' | 'active';
  applyJwtSessionContext(db: Kysely<unknown>, variables: unknown, setsRole: boolean): Promise<void>;
}

/**
 * Two differences from hosted Supabase would hide faults in policies: the embedded server grants every table to
 * every role, and policies see `request.headers` in function calls alone.
 */
export function makeStrict({ connection }: Database): void {
  const internals = connection as unknown as Internals;
  internals.rlsState = 'active';
  const apply = internals.applyJwtSessionContext.bind(connection);
  internals.applyJwtSessionContext = async (db, variables, setsRole) => {
    const headers = JSON.stringify(Object.fromEntries(currentRequest.getStore()?.headers ?? []));
    await sql`select set_config('request.headers', ${headers}, true)`.execute(db);
    await apply(db, variables, setsRole);
  };
}
