/**
 * A PostgreSQL of one's own for a test or a benchmark: a new cluster in a temporary folder, reachable on a
 * random port of this machine alone, gone when the process that started it ends, however it ends.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const isRoot = process.getuid?.() === 0;
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const READY_WITHIN_MS = 60_000;
const INITDB = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--no-locale', '--no-sync'];

/**
 * Starts a cluster and answers when it takes connections.
 *
 * @param {object} [options]
 * @param {boolean} [options.pgtap] whether the extension pgTAP is needed.
 * @param {Record<string, string>} [options.settings] server settings, such as `{ shared_buffers: '1GB' }`.
 * @returns {Promise<{ url: string, bin: string, version: string, folder: string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ pgtap = false, settings = {} } = {}) {
  const bin = findOrInstall(pgtap);
  const owner = clusterOwner();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
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
    await untilReady(join(bin, 'pg_isready'), port, log);
  } catch (error) {
    await stop();
    throw error;
  }
  // Neither the server nor its pipe keeps the process alive: its end is what ends the server.
  server.unref();
  server.stdin.unref?.();
  const version = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
  return { url, bin, version, folder, stop };
}

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

async function untilReady(pgIsReady, port, log) {
  const giveUp = Date.now() + READY_WITHIN_MS;
  while (spawnSync(pgIsReady, ['-q', '-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
    const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
    if (/FATAL(?!.*is starting up)/.test(said) || Date.now() > giveUp)
      throw new Error(`PostgreSQL did not start:\n${said}`);
    await sleep(50);
  }
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

/** PostgreSQL refuses to run as root, so root lends it the account that the Debian package makes. */
function clusterOwner() {
  if (!isRoot) return undefined;
  const account = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres' || name === 'nobody');
  if (!account) throw new Error('PostgreSQL does not run as root, and there is no account "postgres" here.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** The folder of the newest server here; installs what is missing where that is allowed. */
function findOrInstall(pgtap) {
  const missing = () => {
    const bin = newestBin();
    if (!bin) return ['postgresql'];
    return pgtap && !hasPgtap(bin) ? [`postgresql-${majorOf(bin)}-pgtap`] : [];
  };
  // Twice, because the name of the second package follows from the version that the first one brings.
  for (let round = 0; round < 2 && missing().length > 0; round += 1) install(missing());
  const packages = missing();
  const bin = newestBin();
  if (bin && packages.length === 0) return bin;
  throw new Error(
    [
      `The database tests need ${packages.join(' and ')}, which could not be found.`,
      process.platform === 'linux'
        ? `On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}`
        : 'On macOS: brew install postgresql pgtap',
      'A server elsewhere is found by its folder on PATH.',
    ].join('\n'),
  );
}

function newestBin() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const candidates = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return candidates.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))));
}

const ask = (bin, what) =>
  spawnSync(join(bin, 'pg_config'), [what], { encoding: 'utf8' }).stdout?.trim() ?? '';
const majorOf = (bin) => /(\d+)/.exec(ask(bin, '--version') || dirname(bin))?.[1] ?? '15';
const shareOf = (bin) => ask(bin, '--sharedir') || `/usr/share/postgresql/${majorOf(bin)}`;
const hasPgtap = (bin) => existsSync(join(shareOf(bin), 'extension', 'pgtap.control'));

function install(packages) {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return;
  const become = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return;
  process.stderr.write(`Installing ${packages.join(', ')} …\n`);
  const aptGet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command, ...rest] = [...become, ...aptGet, ...args];
    spawnSync(command, rest, { stdio: ['ignore', 2, 2] });
  }
}
