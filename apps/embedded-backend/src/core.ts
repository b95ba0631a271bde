import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { EmailDriver } from '@supabase/lite';
import { createAuthServer } from './auth-server.ts';
import { type Database, type Driver, openDatabase } from './database.ts';
import { createSecret, type DataDirectory, holdDataDirectory } from './data-directory.ts';
import { checkRequest } from './check-request.ts';
import { createFaults, type Faults } from './faults.ts';
import { answerFaultsPage } from './faults-page.ts';
import { createFunctions, type StartFunction } from './functions.ts';
import { mailPageResponse } from './mail-page.ts';
import { createMailBox, type Mail } from './mails.ts';
import { applySeed, COURSE_SQL, migrate, type Schemas } from './migrations.ts';
import { PUBLISHABLE_KEY } from './publishable-key.ts';
import { openRealtime, type Realtime } from './realtime/realtime.ts';
import { currentRequest, makeStrict } from './strict.ts';
import { atOnce, createTurns, type TakeTurn } from './turns.ts';

export interface CoreOptions {
  readonly driver: Driver;
  /** The folder in which PGlite keeps its data between starts. @default in memory */
  readonly dataDirectory?: string;
  /** The folder with `development.sql` and `migrations/`. @default the course's own */
  readonly sqlDirectory?: string;
  /** Further courses by their schemas: `readMigrations` of `@course-kit/cli` has what makes each. @default none */
  readonly schemas?: Schemas;
  /** SQL that runs after the migrations, and again whenever it has changed: the size and the quiz keys of a course. */
  readonly seed?: () => Promise<string>;
  /** The folder that `seed` reads; while a site is developed, `seed` runs again when a file in it has changed. */
  readonly seedFolder?: string;
  /** What hosted Supabase calls Edge Functions, by name: each is started when it is first asked. */
  readonly functions?: Readonly<Record<string, StartFunction>>;
  /** Whether an address must be confirmed by mail before the first sign-in. */
  readonly confirmMails?: boolean;
  /** How long a sign-in token is valid, in seconds. @default an hour */
  readonly jwtExpirySeconds?: number;
  /** Whether `PUT /_faults` may make the backend fail, for tests in a browser. */
  readonly hasFaultsPage?: boolean;
  /** The site's address, for links whose client named none. */
  readonly siteUrlOf: (request: URL) => string;
  readonly warn: (text: string) => void;
}

/** The backend without a server of its own: the caller's server passes requests and upgrades to it. */
export interface Core {
  respond(request: Request): Promise<Response>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  readonly mails: () => readonly Mail[];
  readonly faults: Faults;
  /** Queries the database as its owner, without row-level security. */
  readonly serviceSql: Database['query'];
  /** The current database, because one that failed is reopened. */
  readonly database: () => Database;
  /** Runs the course's own SQL again, if it has changed. Never rejects; says why it could not. */
  renewSeed(): Promise<void>;
  close(): Promise<void>;
}

/** Everything that is created again when the database is reopened. */
interface Opened {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly respond: (request: Request) => Promise<Response>;
}

export async function openCore(options: CoreOptions): Promise<Core> {
  const { driver, dataDirectory } = options;
  const held =
    driver === 'pglite' && dataDirectory !== undefined ? await holdDataDirectory(dataDirectory) : undefined;
  try {
    return await assemble(held, options);
  } catch (error) {
    await held?.release();
    throw error;
  }
}

async function assemble(held: DataDirectory | undefined, options: CoreOptions): Promise<Core> {
  const mailBox = createMailBox();
  const jwtSecret = held?.secret ?? createSecret();
  const inTurn = options.driver === 'pglite' ? createTurns() : atOnce;
  const open = () =>
    openParts({ ...options, jwtSecret, email: mailBox.driver, directory: held?.database, inTurn });
  let opened = await open();
  const faults = createFaults(() => opened.realtime.dropAll());

  const answer = async (request: Request): Promise<Response> => {
    const checked = await checkRequest(request);
    if (checked instanceof Response) return checked;
    return inTurn(async () => {
      const response = await currentRequest.run(checked, () => opened.respond(checked));
      if (response.status >= 500 && !(await isSound(opened.database))) {
        options.warn('The database failed and is opened again.');
        await closeParts(opened).catch(() => undefined);
        opened = await open();
      }
      return response;
    });
  };

  const close = async () => {
    faults.clear();
    await inTurn(() => closeParts(opened));
    await held?.release();
  };
  let closing: Promise<void> | undefined;

  const answerFunction = createFunctions(options.functions ?? {}, answer);

  return {
    faults,
    database: () => opened.database,
    serviceSql: (sql, parameters) => inTurn(() => opened.database.query(sql, parameters)),
    mails: () => [...mailBox.list()],
    respond: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/_mails') return mailPageResponse(mailBox.list());
      if (pathname === '/_mails.json')
        return Response.json(mailBox.list(), { headers: { 'cache-control': 'no-store' } });
      if (pathname === '/_faults' && options.hasFaultsPage === true) return answerFaultsPage(request, faults);
      return (await faults.meet(pathname)) ?? answerFunction(request) ?? answer(request);
    },
    upgrade: async (request, socket, head) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const instead = await faults.meet(pathname).catch(() => 'drop' as const);
      if (instead === undefined) {
        opened.realtime.upgrade(request, socket, head);
      } else if (instead === 'drop') {
        socket.destroy();
      } else {
        socket.end(`HTTP/1.1 ${instead.status} Unavailable\r\nconnection: close\r\n\r\n`);
      }
    },
    renewSeed: async () => {
      try {
        const sql = await options.seed?.();
        if (sql !== undefined) await inTurn(() => applySeed(opened.database, sql));
      } catch (error) {
        options.warn(
          `The quizzes stay as they were: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    },
    close: () => (closing ??= close()),
  };
}

interface PartsOptions extends CoreOptions {
  readonly jwtSecret: string;
  readonly email: EmailDriver;
  readonly directory: string | undefined;
  readonly inTurn: TakeTurn;
}

async function openParts(options: PartsOptions): Promise<Opened> {
  const {
    driver,
    directory,
    sqlDirectory = COURSE_SQL,
    schemas,
    seed,
    warn,
    email,
    jwtSecret,
    inTurn,
  } = options;
  const database = await openDatabase(driver, directory);
  try {
    makeStrict(database);
    await migrate(database, {
      folder: sqlDirectory,
      warn,
      ...(schemas && { schemas }),
      ...(seed && { seed }),
    });
    const keys = { jwtSecret, publishableKey: PUBLISHABLE_KEY };
    const server = await createAuthServer(database, email, {
      ...options,
      ...keys,
      schemas: ['public', ...Object.keys(schemas ?? {})],
    });
    const realtime = await openRealtime(database, { ...keys, inTurn, warn });
    return { database, realtime, respond: server.fetch };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function closeParts({ database, realtime }: Opened): Promise<void> {
  await realtime.close().catch(() => undefined);
  await database.close();
}

/** After an interrupted message, a database answers a query with the result of another one. */
async function isSound({ query }: Database): Promise<boolean> {
  const question = randomUUID();
  try {
    await query('rollback');
    const [row] = await query<{ answer: string }>('select $1::text as answer', [question]);
    return row?.answer === question;
  } catch {
    return false;
  }
}
