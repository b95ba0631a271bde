import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';

interface PostgresServer {
  /** An empty database of its own. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Stops the server when the other end of the pipe closes, which it does however the test ends. */
const KEEPER = '"$@" & cat >/dev/null; kill -INT $!; wait; cd / && rm -rf "$0"';

const DEBIAN = '/usr/lib/postgresql';

function findBinaries(): string | undefined {
  const folders = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((name) => join(DEBIAN, name, 'bin')) : [];
  const onPath = (process.env['PATH'] ?? '').split(':');
  return [...folders, ...onPath].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

/** Whether the tests can also run on a PostgreSQL server. */
export const hasPostgres = process.env['TEST_POSTGRES_URL'] !== undefined || findBinaries() !== undefined;

/** PostgreSQL refuses to run as root: then it runs as the user that Debian made for it. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });

/** Uses `TEST_POSTGRES_URL`, an administrator's address, or starts a server for as long as the test lasts. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given !== undefined) {
    return createDatabase(given, async () => {});
  }
  const user = account();
  const binaries = findBinaries() ?? '';
  const directory = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(directory, user.uid, user.gid);
  }
  const data = join(directory, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, { ...user, cwd: directory, stdio: 'ignore' });
  const port = await freePort();
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', directory, '-F'];
  const command = ['-c', KEEPER, directory, join(binaries, 'postgres'), ...flags];
  const keeper = spawn('/bin/sh', command, { ...user, cwd: directory, stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = new Promise<void>((resolve) => {
    keeper.once('exit', () => resolve());
  });
  return createDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`, async () => {
    keeper.stdin.end();
    await ended;
    rmSync(directory, { recursive: true, force: true });
  });
}

async function createDatabase(
  administrator: string,
  stopServer: () => Promise<void>,
): Promise<PostgresServer> {
  const sql = postgres(administrator, { max: 1, onnotice: () => {} });
  const name = `embedded_backend_${process.pid}_${Math.trunc(performance.now())}`;
  const create = async (triesLeft: number): Promise<void> => {
    try {
      await sql.unsafe(`create database ${name}`);
    } catch (error) {
      if (triesLeft === 0) {
        throw error;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
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
