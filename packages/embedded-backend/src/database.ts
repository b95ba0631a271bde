import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { CompiledQuery } from 'kysely';
import { readNullsInArrays, sendJsonOnce, sendTextOnly } from './lite-adapter.ts';
import type { Driver } from './options.ts';

/** What this package needs of a PostgreSQL, for both drivers. */
export interface Database {
  readonly connection: PgliteConnection | PostgresConnection;
  /** Runs as the owner: no row-level security. */
  readonly query: <Row = Record<string, unknown>>(
    text: string,
    parameters?: readonly unknown[],
  ) => Promise<Row[]>;
  /** Runs scripts of many statements in one transaction. */
  transaction(scripts: readonly string[]): Promise<void>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Without a directory, PGlite keeps everything in memory. */
export async function openDatabase(driver: Driver, directory?: string): Promise<Database> {
  return driver === 'pglite' ? openPglite(directory) : openPostgres(driver.postgresUrl);
}

async function openPglite(directory: string | undefined): Promise<Database> {
  const connection = await createPgliteConnection(directory === undefined ? {} : { url: directory });
  await connection.driver.waitReady.catch((error: unknown) => {
    const hint = directory === undefined ? '' : `${directory} cannot be opened. Delete it to start afresh. `;
    throw new Error(`${hint}${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
  sendTextOnly(connection.driver);
  await readNullsInArrays(connection);
  return {
    connection,
    query: ownerQuery(connection),
    transaction: (scripts) =>
      connection.driver.transaction(async (transaction) => {
        for (const script of scripts) {
          await transaction.exec(script);
        }
      }),
    listen: async (channel, onPayload) => {
      const unlisten = await connection.driver.listen(channel, onPayload);
      return () => unlisten();
    },
    close: () => connection.close(),
  };
}

async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => {} } });
  sendJsonOnce(connection.driver);
  await readNullsInArrays(connection);
  return {
    connection,
    query: ownerQuery(connection),
    transaction: async (scripts) => {
      await connection.driver.begin(async (transaction) => {
        for (const script of scripts) {
          await transaction.unsafe(script);
        }
      });
    },
    listen: async (channel, onPayload) => {
      const { unlisten } = await connection.driver.listen(channel, onPayload);
      return () => unlisten();
    },
    close: () => connection.close(),
  };
}

/** Uses the query builder, as the queries of requests do. */
function ownerQuery({ kysely }: PgliteConnection | PostgresConnection): Database['query'] {
  return async <Row>(text: string, parameters: readonly unknown[] = []) => {
    const result = await kysely.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
    return [...result.rows];
  };
}
