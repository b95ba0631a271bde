import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openCore } from './core.ts';
import { createRequestListener, createUpgradeListener, isForBackend, isForRealtime } from './http.ts';
import type { ProjectOptions } from './options.ts';
import { PUBLISHABLE_KEY } from './publishable-key.ts';

/** What a backend with an address of its own is made of. */
export interface BackendOptions extends ProjectOptions {
  /** Where it listens; 0 is any free port. @default 0 */
  readonly port?: number;
  /** Takes what went wrong without an answer to anybody. @default to standard error */
  readonly warn?: (text: string) => void;
}

/** A backend that runs. */
export interface Backend {
  /** The address for clients, such as `http://127.0.0.1:54321`. */
  readonly url: string;
  /** The key for clients. */
  readonly publishableKey: string;
  /** Runs as the owner of the database, without row-level security. */
  serviceSql<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Ends it with its connections. What it keeps in a folder or in PostgreSQL stays. */
  stop(): Promise<void>;
}

const warnOnStandardError = (text: string) => {
  process.stderr.write(`[embedded backend] ${text}\n`);
};

/**
 * Starts a backend of its own on the loopback interface.
 *
 * @returns it, once it answers.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const core = await openCore({ warn: warnOnStandardError, ...options });
  const answer = createRequestListener(async () => core);
  const upgrade = createUpgradeListener(async () => core);
  const server = createServer((request, response) => {
    if (isForBackend(request)) answer(request, response);
    else response.writeHead(404).end();
  }).on('upgrade', (request, socket, head) =>
    isForRealtime(request) ? upgrade(request, socket, head) : socket.destroy(),
  );
  try {
    await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening');
  } catch (error) {
    await core.close();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: PUBLISHABLE_KEY,
    serviceSql: core.serviceSql,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await core.close();
    },
  };
}
