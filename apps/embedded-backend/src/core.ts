import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAuthServer } from './auth-server.ts';
import { type Database, type Driver, openDatabase } from './database.ts';
import { type DataDirectory, holdDataDirectory } from './data-directory.ts';
import { createFaults, type Faults } from './faults.ts';
import { answerFaultsPage } from './faults-page.ts';
import { mailPageResponse } from './mail-page.ts';
import { createMailBox, type Mail } from './mails.ts';
import { COURSE_SQL, migrate } from './migrations.ts';
import { PUBLISHABLE_KEY } from './publishable-key.ts';
import { openRealtime, type Realtime } from './realtime/realtime.ts';
import { currentRequest, makeStrict } from './strict.ts';

const JWT_SECRET = 'embedded backend, development only, of no use elsewhere';

export interface CoreOptions {
  readonly driver: Driver;
  /** Where PGlite keeps its data between starts. Absent: in memory. */
  readonly dataDirectory?: string;
  /** The folder with `development.sql` and `migrations/`. Absent: the course's own. */
  readonly sqlDirectory?: string;
  /** Whether an address must be confirmed by mail before the first sign-in. */
  readonly confirmMails?: boolean;
  /** How long a sign-in token is valid. Absent: an hour. */
  readonly jwtExpirySeconds?: number;
  /** Whether `PUT /_faults` may make the backend fail, for tests in a browser. */
  readonly hasFaultsPage?: boolean;
  /** The site's address, where a link ends when the client did not say. */
  readonly siteUrlOf: (request: URL) => string;
  readonly warn: (text: string) => void;
}

/** The backend without a socket of its own: whoever has one passes on requests and upgrades. */
export interface Core {
  respond(request: Request): Promise<Response>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  readonly mails: () => readonly Mail[];
  readonly faults: Faults;
  readonly database: Database;
  readonly realtime: Realtime;
  close(): Promise<void>;
}

export async function openCore(options: CoreOptions): Promise<Core> {
  const { driver, dataDirectory } = options;
  const held =
    driver === 'pglite' && dataDirectory !== undefined ? await holdDataDirectory(dataDirectory) : undefined;
  try {
    const database = await openDatabase(driver, held?.database);
    try {
      return await assemble(database, held, options);
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    await held?.release();
    throw error;
  }
}

async function assemble(
  database: Database,
  held: DataDirectory | undefined,
  options: CoreOptions,
): Promise<Core> {
  const { sqlDirectory = COURSE_SQL, warn } = options;
  makeStrict(database);
  await migrate(database, sqlDirectory, warn);
  const mailBox = createMailBox();
  const keys = { jwtSecret: JWT_SECRET, publishableKey: PUBLISHABLE_KEY };
  const server = await createAuthServer(database, mailBox.driver, { ...options, ...keys });
  const realtime = await openRealtime(database, { ...keys, warn });
  const faults = createFaults(() => realtime.dropAll());
  return {
    faults,
    database,
    realtime,
    mails: () => [...mailBox.list()],
    respond: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/_mails') {
        return mailPageResponse(mailBox.list());
      }
      if (pathname === '/_mails.json') {
        return Response.json(mailBox.list(), { headers: { 'cache-control': 'no-store' } });
      }
      if (pathname === '/_faults' && options.hasFaultsPage === true) {
        return answerFaultsPage(request, faults);
      }
      return (await faults.meet(pathname)) ?? currentRequest.run(request, () => server.fetch(request));
    },
    upgrade: async (request, socket, head) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const instead = await faults.meet(pathname).catch(() => 'drop' as const);
      if (instead === undefined) {
        realtime.upgrade(request, socket, head);
      } else if (instead === 'drop') {
        socket.destroy();
      } else {
        socket.end(`HTTP/1.1 ${instead.status} Unavailable\r\nconnection: close\r\n\r\n`);
      }
    },
    close: async () => {
      faults.clear();
      await realtime.close();
      await database.close();
      await held?.release();
    },
  };
}
