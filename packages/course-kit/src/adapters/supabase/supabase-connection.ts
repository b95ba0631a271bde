import type { SupabaseClient } from '@supabase/supabase-js';
import { toStorageError } from './supabase-errors.js';
import { hasStoredSession } from './stored-auth.js';

/**
 * Which project to use: its address and publishable key, or a client that the host has made. `schema` is that of the course's
 * tables, where a project has several courses; the project's API must expose it.
 */
export type SupabaseProject =
  | {
      readonly url: string;
      readonly key: string;
      readonly schema?: string | undefined;
      readonly client?: undefined;
    }
  | { readonly client: SupabaseClient; readonly schema?: string | undefined; readonly url?: undefined };

/** Where requests without the client go. */
export interface RestProject {
  readonly url: string;
  readonly key: string;
  readonly schema?: string | undefined;
}

/** The way to the project. Its client is fetched and made when first needed. */
export interface SupabaseConnection {
  client(): Promise<SupabaseClient>;
  /** Whether somebody may be signed in; if not, asking who is learning needs no client. */
  mayHaveSession(): boolean;
  /** Whether the client is there. */
  isOpen(): boolean;
  /** Called once the client is there. */
  onOpen(listener: (client: SupabaseClient) => void): () => void;
  /** Where requests without the client go. Absent where the host brought one. */
  readonly rest?: RestProject;
  /** The schema of the course's tables; undefined for the client's own, which is `public`. */
  readonly schema: string | undefined;
  /** What requests to tables are sent with. Absent where the host brought a client, which may have one of its own. */
  readonly fetch?: typeof fetch;
}

/** Parameters in an address that a mail or Google has led to. */
const AUTH_ANSWER = /[#&?](access_token|error_code|code|token_hash)=/;

/** Opens the way to a project. Nothing is fetched yet. */
export function connectTo(project: SupabaseProject): SupabaseConnection {
  const listeners = new Set<(client: SupabaseClient) => void>();
  let opening: Promise<SupabaseClient> | undefined;
  let isOpen = false;

  const open = async () => {
    const client = project.client ?? (await fetchClient(project.url, project.key));
    isOpen = true;
    listeners.forEach((listener) => listener(client));
    return client;
  };

  return {
    client: () =>
      (opening ??= open().catch((error: unknown) => {
        // A download that failed is tried again by whoever asks next.
        opening = undefined;
        throw toStorageError(error, 'supabase.connect');
      })),
    isOpen: () => isOpen || project.client !== undefined,
    mayHaveSession: () => project.client !== undefined || isOpen || hasAuthAnswer() || hasStoredSession(),
    onOpen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    schema: project.schema,
    ...(project.client === undefined && { rest: project, fetch: send }),
  };
}

async function fetchClient(url: string, key: string): Promise<SupabaseClient> {
  const { makeClient } = await import('./make-client.js');
  return makeClient(url, key, send);
}

/** Looks `fetch` up for each request, because pages replace it. */
const send: typeof fetch = (...request) => fetch(...request);

/** Calls back with the client: now when it is there, or as soon as somebody needs it. */
export function followClient(
  connection: SupabaseConnection,
  listener: (client: SupabaseClient) => void,
): () => void {
  if (!connection.isOpen()) return connection.onOpen(listener);
  let isWanted = true;
  const notify = (client: SupabaseClient) => (isWanted ? listener(client) : undefined);
  // If the client cannot be loaded now, it is followed once another request has loaded it.
  connection.client().then(notify, () => isWanted && connection.onOpen(notify));
  return () => {
    isWanted = false;
  };
}

function hasAuthAnswer(): boolean {
  return typeof location !== 'undefined' && AUTH_ANSWER.test(location.search + location.hash);
}
