import { type Core, type CoreOptions, openCore } from './core.ts';
import type { Faults } from './faults.ts';
import { createRequestListener, createUpgradeListener, isForBackend, isForRealtime } from './http.ts';
import { openLoopbackServer } from './loopback-server.ts';
import type { Mail } from './mails.ts';
import { PUBLISHABLE_KEY } from './publishable-key.ts';

export type { Driver } from './database.ts';
export type { Fault, Faults } from './faults.ts';
export type { Mail } from './mails.ts';
export { PUBLISHABLE_KEY } from './publishable-key.ts';

export interface BackendOptions extends Pick<
  CoreOptions,
  | 'driver'
  | 'dataDirectory'
  | 'sqlDirectory'
  | 'schemas'
  | 'seed'
  | 'functions'
  | 'confirmMails'
  | 'jwtExpirySeconds'
> {
  /** The site's address, which links in mails lead to. @default the backend's own */
  readonly origin?: string;
  /** 0 for any free port. @default 0 */
  readonly port?: number;
  readonly warn?: (text: string) => void;
}

export interface Backend {
  readonly url: string;
  readonly publishableKey: string;
  /** Answers requests without a network connection, for a client's `global.fetch`. */
  readonly fetch: typeof fetch;
  readonly faults: Faults;
  /** Oldest first. */
  mails(): readonly Mail[];
  /** Runs as the owner of the database, without row-level security. */
  serviceSql<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Acts like a server that is down: closes connections and refuses new ones. The data stays. */
  pause(): Promise<void>;
  /** Listens again on the same port. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const warnOnStandardError = (text: string) => {
  process.stderr.write(`[embedded backend] ${text}\n`);
};

/** Starts a backend of its own on the loopback interface. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const answer = createRequestListener(() => opening);
  const upgrade = createUpgradeListener(() => opening);
  const listening = openLoopbackServer(options.port ?? 0, {
    request: (request, response) => {
      if (isForBackend(request)) {
        answer(request, response);
      } else {
        response.writeHead(404).end();
      }
    },
    upgrade: (request, socket, head) =>
      isForRealtime(request) ? upgrade(request, socket, head) : socket.destroy(),
  });
  const opening: Promise<Core> = listening.then(({ port }) =>
    openCore({
      warn: warnOnStandardError,
      ...options,
      siteUrlOf: () => options.origin ?? `http://127.0.0.1:${port}`,
    }),
  );
  const server = await listening;
  const core = await opening.catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    publishableKey: PUBLISHABLE_KEY,
    fetch: async (input, init) => core.respond(new Request(input, init)),
    faults: core.faults,
    mails: core.mails,
    serviceSql: core.serviceSql,
    pause: server.close,
    resume: server.open,
    stop: async () => {
      await server.close();
      await core.close();
    },
  };
}
