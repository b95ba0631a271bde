import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres } from '../../../../../scripts/postgres.mjs';
import { backendPackage } from './migrate.mjs';

const backendRequire = createRequire(backendPackage);
const liteRequire = createRequire(
  realpathSync(new URL('node_modules/@supabase/lite/package.json', backendPackage)),
);

/**
 * A database to test: `run` runs a script of many statements and answers with the lines it printed, or rejects
 * with the first error.
 *
 * @typedef {object} Driver
 * @property {string} name
 * @property {(sql: string) => Promise<string[]>} run
 * @property {string} [url] where several connections are possible.
 * @property {() => Promise<void>} stop
 */

/** PostgreSQL compiled to WebAssembly, as the embedded backend has it. Brings pgTAP along. */
export async function pglite() {
  const { PGlite } = liteRequire('@electric-sql/pglite');
  const { pgtap } = liteRequire('@electric-sql/pglite/pgtap');
  const database = await PGlite.create({ extensions: { pgtap } });
  const { rows } = await database.query('show server_version');
  return {
    name: `PGlite (PostgreSQL ${rows[0].server_version})`,
    run: async (sql) => {
      try {
        const results = await database.exec(sql);
        return results.flatMap((result) => result.rows.flatMap((row) => print(row).split('\n')));
      } catch (error) {
        await database.exec('rollback').catch(() => undefined);
        throw error;
      }
    },
    stop: () => database.close(),
  };
}

/** PostgreSQL itself, in a cluster of its own, with the pgTAP that PGlite brings along. */
export async function postgres() {
  const folder = mkdtempSync(join(tmpdir(), 'pgtap-'));
  const archive = join(dirname(liteRequire.resolve('@electric-sql/pglite')), 'pgtap.tar.gz');
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  const server = await startPostgres({ extensions: join(folder, 'share/postgresql/extension') });
  rmSync(folder, { recursive: true });
  const run = (sql) => runScript(server.url, sql);
  return {
    name: `PostgreSQL ${await run('show server_version')}`,
    run,
    url: server.url,
    stop: server.stop,
  };
}

/** Runs a script on a connection of its own, as `psql` does. */
async function runScript(url, script) {
  const sql = connect(url, { max: 1, connection: { client_min_messages: 'warning' } });
  try {
    const results = await sql.unsafe(script).simple();
    const rows = Array.isArray(results[0]) ? results.flat() : [...results];
    return rows.flatMap((row) => print(row).split('\n'));
  } finally {
    await sql.end();
  }
}

/** A row as `psql` prints it without frames. */
const print = (row) => Object.values(row).map(String).join('|');

/** The client library that the embedded backend uses, for tests that need several connections. */
export const connect = (url, options) => backendRequire('postgres')(url, { onnotice: () => {}, ...options });
