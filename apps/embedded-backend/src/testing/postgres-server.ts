import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { startPostgres as startCluster } from '../../../../scripts/postgres.mjs';

interface PostgresServer {
  /** An empty database of its own. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Uses `TEST_POSTGRES_URL`, an administrator's address, or starts a server for as long as the test lasts. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given !== undefined) return createDatabase(given, async () => {});
  const cluster = await startCluster();
  return createDatabase(cluster.url, cluster.stop);
}

async function createDatabase(
  administrator: string,
  stopServer: () => Promise<void>,
): Promise<PostgresServer> {
  const sql = postgres(administrator, { max: 1, onnotice: () => {} });
  const name = `embedded_backend_${process.pid}_${Math.trunc(performance.now())}`;
  // Retried, because only one test at a time can copy the template.
  const create = async (triesLeft: number): Promise<void> => {
    try {
      await sql.unsafe(`create database ${name}`);
    } catch (error) {
      if (triesLeft === 0) throw error;
      await sleep(100);
      await create(triesLeft - 1);
    }
  };
  await create(100);
  const url = new URL(administrator);
  url.pathname = name;
  return {
    url: url.href,
    stop: async () => {
      await sql.unsafe(`drop database ${name} with (force)`);
      await sql.end();
      await stopServer();
    },
  };
}
