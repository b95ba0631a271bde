import { createClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import { randomId } from '../../base/random-id.js';
import { createReadCache, type ReadCache } from './read-cache.js';
import { connectTo, type SupabaseConnection } from './supabase-connection.js';
import { createSupabaseTables, type SupabaseTables } from './supabase-tables.js';

/** Answers a request; throws where the line drops. */
export type Respond = (request: Request) => Response | Promise<Response>;

/** A Supabase project that answers as a test says, asked by the real client library. */
export interface FakeProject {
  readonly connection: SupabaseConnection;
  readonly tables: SupabaseTables;
  readonly cache: ReadCache;
  /** What the tables were asked, oldest first. */
  readonly asked: Request[];
  /** How often a token was to be renewed. */
  renewals: number;
  answerTables(respond: Respond): void;
  answerRenewals(respond: Respond): void;
}

export const url = 'https://project.example';
export const userId = '8c8d357b-5e87-4bba-8d45-197626bd5759';
export const key = 'sb_publishable_fake';

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });
export const html = (status: number): Response =>
  new Response('<!doctype html><title>Sign in to Wi-Fi</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  });
/** An error as PostgREST writes it. */
export const refusal = (code: string, status: number, headers?: Record<string, string>): Response =>
  json({ code, message: `refused with ${code}`, details: null, hint: null }, status, headers);

/** A new session, of the one learner unless it says otherwise. */
export const sessionOf = (token: string, id = userId) => ({
  access_token: token,
  refresh_token: `to renew ${token}`,
  expires_in: 3600,
  token_type: 'bearer',
  user: { id, email: 'ada@example.org' },
});

/** How a project is opened. */
interface FakeProjectOptions {
  /** Whether the client is one that the host has made and handed over. */
  readonly isHosts?: boolean;
  /** The time on the learner's device. */
  readonly clock?: () => number;
  /** The schema that the storage is told. */
  readonly schema?: string;
  /** That of the host's client. */
  readonly clientSchema?: string;
}

/** With somebody signed in. */
export async function openProject(options: FakeProjectOptions = {}): Promise<FakeProject> {
  const project = openAsVisitor(options);
  const client = await project.connection.client();
  await client.auth.signInWithPassword({ email: 'ada@example.org', password: 'correct horse' });
  return project;
}

/** The same before anybody signs in. */
export function openAsVisitor({
  isHosts = false,
  clock = Date.now,
  schema,
  clientSchema = 'public',
}: FakeProjectOptions = {}): FakeProject {
  let respond: Respond = () => json([]);
  let renew: Respond = () => json(sessionOf('second token'));
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/rest/')) {
      project.asked.push(request);
      return respond(request);
    }
    if (!search.includes('refresh_token')) return json(sessionOf('first token'));
    project.renewals += 1;
    return renew(request);
  };
  vi.stubGlobal('fetch', send);
  const auth = { persistSession: false, autoRefreshToken: false, storageKey: randomId() };
  const connection = connectTo(
    isHosts
      ? {
          client: createClient(url, key, {
            auth,
            db: { retry: false, schema: clientSchema as 'public' },
            global: { fetch: send },
          }),
          schema,
        }
      : { url, key, schema },
  );
  const cache = createReadCache(() => 0);
  const project: FakeProject = {
    connection,
    cache,
    tables: createSupabaseTables(connection, cache, clock),
    asked: [],
    renewals: 0,
    answerTables: (next) => (respond = next),
    answerRenewals: (next) => (renew = next),
  };
  return project;
}
