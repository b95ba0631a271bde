import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** The request being answered, for everything that happens on its behalf. */
export const currentRequest = new AsyncLocalStorage<Request>();

/** Members of the connection that 0.10.0 keeps to itself. */
interface Internals {
  rlsState: 'unknown' | 'inactive' | 'active';
  applyJwtSessionContext(db: Kysely<unknown>, variables: unknown, setsRole: boolean): Promise<void>;
  normalizeDbError(error: unknown): unknown;
}

/**
 * Three differences from hosted Supabase would hide faults: the embedded server grants every table to every role,
 * policies see `request.headers` in function calls alone, and a violated check is told as a broken server.
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
  const normalize = internals.normalizeDbError.bind(connection);
  internals.normalizeDbError = (error) => asBadRequest(normalize(error));
}

/** Values that a constraint refuses, but for the codes that the embedded server knows by itself. */
const REFUSED_VALUES = /^23(?!502|503|505)/;

/** Such an error as PostgREST answers it, in the form in which a function of SQL may choose its own answer. */
function asBadRequest(error: unknown): unknown {
  const { code, message, detail, hint } = (error ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string' || !REFUSED_VALUES.test(code)) return error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}
