import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DataDirectory {
  /** Where PostgreSQL's own files are. */
  readonly database: string;
  /** The secret that signs this folder's tokens; it stays the same between starts. */
  readonly secret: string;
  release(): Promise<void>;
}

/**
 * Locks the folder for this process, because two processes on the same files would destroy them. The lock is a
 * listening socket, which ends with the process in any case.
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
  const release = () =>
    new Promise<void>((resolve) => {
      guard.close(() => resolve());
    });
  try {
    const secret = await keptSecret(join(directory, 'jwt-secret'));
    return { database: join(directory, 'postgres'), secret, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** A new secret for tokens, which nobody can guess. */
export const createSecret = (): string => randomBytes(48).toString('base64url');

async function keptSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const secret = createSecret();
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
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
