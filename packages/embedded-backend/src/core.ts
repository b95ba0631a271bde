import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { EmailDriver } from '@supabase/lite';
import { createAuthServer } from './auth-server.ts';
import { currentRequest } from './current-request.ts';
import { type Database, openDatabase } from './database.ts';
import { createSecret, type DataDirectory, holdDataDirectory } from './data-directory.ts';
import { checkRequest } from './check-request.ts';
import { createFunctions } from './functions.ts';
import { makeStrict } from './lite-adapter.ts';
import { mailPageResponse } from './mail-page.ts';
import { createMailBox } from './mails.ts';
import { applySeed, courseSql, migrate } from './migrations.ts';
import type { Driver, ProjectOptions } from './options.ts';
import { PUBLISHABLE_KEY } from './publishable-key.ts';
import { openRealtime, type Realtime } from './realtime/realtime.ts';
import { atOnce, createTurns, type TakeTurn } from './turns.ts';

export interface CoreOptions extends ProjectOptions {
  readonly warn: (text: string) => void;
}

/** The backend without a server of its own: the caller's server passes requests and upgrades to it. */
export interface Core {
  respond(request: Request): Promise<Response>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
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
  const { driver = 'pglite', dataDirectory } = options;
  const held =
    driver === 'pglite' && dataDirectory !== undefined ? await holdDataDirectory(dataDirectory) : undefined;
  try {
    return await assemble(held, { ...options, driver });
  } catch (error) {
    await held?.release();
    throw error;
  }
}

async function assemble(held: DataDirectory | undefined, options: DatabaseOptions): Promise<Core> {
  const mailBox = createMailBox();
  const jwtSecret = held?.secret ?? createSecret();
  const inTurn = options.driver === 'pglite' ? createTurns() : atOnce;
  const open = () =>
    openParts({ ...options, jwtSecret, email: mailBox.driver, directory: held?.database, inTurn });
  let opened = await open();

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
    await inTurn(() => closeParts(opened));
    await held?.release();
  };
  let closing: Promise<void> | undefined;

  const answerFunction = createFunctions(options.functions ?? {}, answer);

  return {
    database: () => opened.database,
    serviceSql: (sql, parameters) => inTurn(() => opened.database.query(sql, parameters)),
    respond: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/_mails') return mailPageResponse(mailBox.list());
      if (pathname === '/_mails.json')
        return Response.json(mailBox.list(), { headers: { 'cache-control': 'no-store' } });
      return answerFunction(request) ?? answer(request);
    },
    upgrade: (request, socket, head) => opened.realtime.upgrade(request, socket, head),
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

interface DatabaseOptions extends CoreOptions {
  readonly driver: Driver;
}

interface PartsOptions extends DatabaseOptions {
  readonly jwtSecret: string;
  readonly email: EmailDriver;
  readonly directory: string | undefined;
  readonly inTurn: TakeTurn;
}

async function openParts(options: PartsOptions): Promise<Opened> {
  const {
    driver,
    directory,
    sqlDirectory = courseSql(),
    schemas,
    seed,
    warn,
    email,
    jwtSecret,
    inTurn,
  } = options;
  const database = await openDatabase(driver, directory);
  try {
    makeStrict(database.connection);
    await migrate(database, {
      folder: sqlDirectory,
      warn,
      ...(schemas && { schemas }),
      ...(seed && { seed }),
    });
    const keys = { jwtSecret, publishableKey: PUBLISHABLE_KEY };
    const server = await createAuthServer(database, email, {
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
