import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { startPostgres as startCluster, type PostgresCluster } from '../../../../scripts/postgres.mjs';

/** A new database on the server of `TEST_POSTGRES_URL`, an administrator's address, or a server for as long as the test lasts. */
export async function startPostgres(): Promise<PostgresCluster> {
  const given = process.env['TEST_POSTGRES_URL'];
  return given === undefined ? startCluster() : createDatabase(given);
}

async function createDatabase(administrator: string): Promise<PostgresCluster> {
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
    },
  };
}
