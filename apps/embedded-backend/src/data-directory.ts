import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DataDirectory {
  /** Where PostgreSQL's own files are. */
  readonly database: string;
  release(): Promise<void>;
}

/**
 * Two processes on the same files would destroy them: the first one holds the folder. It does so by listening,
 * which ends with the process however it ends.
 */
export async function holdDataDirectory(directory: string): Promise<DataDirectory> {
  await mkdir(directory, { recursive: true });
  const address = addressFor(await realpath(directory));
  const guard = await listenAt(address).catch(async () => {
    if (await isAnswered(address)) {
      throw new Error(`${directory} is in use by another process: stop that one, or give another folder.`);
    }
    await rm(address, { force: true });
    return listenAt(address);
  });
  return {
    database: join(directory, 'postgres'),
    release: () =>
      new Promise((resolve) => {
        guard.close(() => resolve());
      }),
  };
}

function addressFor(directory: string): string {
  const name = `embedded-backend-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

const listenAt = (address: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });

const isAnswered = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
