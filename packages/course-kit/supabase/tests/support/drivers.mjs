import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../../../../scripts/postgres.mjs';
import { backendPackage } from './migrate.mjs';

const backendRequire = createRequire(backendPackage);

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
  const lite = realpathSync(new URL('node_modules/@supabase/lite/package.json', backendPackage));
  const liteRequire = createRequire(lite);
  const { PGlite } = liteRequire('@electric-sql/pglite');
  const { pgtap } = liteRequire('@electric-sql/pglite/pgtap');
  const database = await PGlite.create({ extensions: { pgtap } });
  const { rows } = await database.query('show server_version');
  const print = (row) => Object.values(row).map(String).join('|');
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

/** PostgreSQL of this machine, in a cluster of its own. */
export async function postgres() {
  const server = await startPostgres({ pgtap: true });
  return {
    name: server.version.replace(/^postgres \(PostgreSQL\) (\S+).*/, 'PostgreSQL $1'),
    run: (sql) => psql(join(server.bin, 'psql'), server.url, sql),
    url: server.url,
    stop: server.stop,
  };
}

/** The client library that the embedded backend uses, for tests that need several connections. */
export const connect = (url, options) => backendRequire('postgres')(url, { onnotice: () => {}, ...options });

function psql(command, url, sql) {
  return new Promise((resolve, reject) => {
    const args = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-f', '-', url];
    const child = spawn(command, args, { stdio: 'pipe' });
    const printed = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text) => (printed.out += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (printed.err += text));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(printed.out.split('\n'));
      else reject(new Error(`${printed.err.trim()}\nafter: ${printed.out.trim().split('\n').at(-1)}`));
    });
    child.stdin.on('error', () => {}).end(sql);
  });
}
