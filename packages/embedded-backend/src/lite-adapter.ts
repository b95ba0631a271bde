/**
 * All that is changed in `@supabase/lite` and its PGlite, where they have no option for it. Some of it is private, so
 * `package.json` names one version, 0.10.0, and what is missing in another stops the backend.
 */
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { sql } from 'kysely';
import { parse } from 'postgres-array';
import { currentRequest } from './current-request.ts';
import { asBadRequest } from './refused-values.ts';

/**
 * Three differences from hosted Supabase would hide mistakes of ours: the embedded server grants every table to every role,
 * policies see `request.headers` in function calls alone, and a violated check is answered as a failure of the server.
 */
export function makeStrict(connection: PgliteConnection | PostgresConnection): void {
  expectMembers(connection, ['rlsState', 'withContext', 'normalizeDbError']);
  Object.assign(connection, { rlsState: 'active' });
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

/**
 * PGlite passes a value that is no array to an array column unchanged, which interrupts the message to the database.
 * Sent as text, the database parses it and refuses it.
 */
export function sendTextOnly({ serializers }: PgliteConnection['driver']): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value: unknown) => {
      const text: unknown = serialize(value);
      return typeof text === 'string' ? text : JSON.stringify(text);
    };
  }
}

/** JSON for a function is a text by the time that the driver for PostgreSQL gets it, which would make a text of that text. */
export function sendJsonOnce({ options: { serializers } }: PostgresConnection['driver']): void {
  const JSONB = 3802;
  const serialize = serializers[JSONB];
  serializers[JSONB] = (value: unknown) => (typeof value === 'string' ? value : serialize?.(value));
}

/** Both drivers give a NULL inside an array as the text "NULL". They know array types once they are connected. */
export async function readNullsInArrays({
  kysely,
  driver,
}: PgliteConnection | PostgresConnection): Promise<void> {
  const { parsers }: { parsers: Record<number, (text: string) => unknown> } =
    'parsers' in driver ? driver : driver.options;
  const types = await sql<Record<'oid' | 'typarray', number>>`
    select oid, typarray from pg_type where typarray > 0`.execute(kysely);
  for (const { oid, typarray } of types.rows)
    parsers[typarray] = (text) => parse<unknown>(text, parsers[oid] ?? String);
}

/** Addresses are read for every request, because a site may be open under several loopback names. */
export function readAddresses(
  auth: { readonly external: { readonly google: object } },
  addresses: { siteUrl(): string; googleCallback(): string },
): void {
  expectMembers(auth, ['site_url']);
  Object.defineProperty(auth, 'site_url', { get: addresses.siteUrl });
  Object.defineProperty(auth.external.google, 'redirect_uri', { get: addresses.googleCallback });
}

function expectMembers(place: object, names: readonly string[]): void {
  const missing = names.filter((name) => !(name in place));
  if (missing.length > 0)
    throw new Error(`@supabase/lite has to be 0.10.0: another version has no ${missing.join(', ')}.`);
}
