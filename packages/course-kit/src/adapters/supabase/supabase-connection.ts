import type { SupabaseClient } from '@supabase/supabase-js';
import { toStorageError } from './supabase-errors.js';

/** Which project to use: its address and publishable key, or a client that the host has made. */
export type SupabaseProject =
  | { readonly url: string; readonly key: string; readonly client?: undefined }
  | { readonly client: SupabaseClient; readonly url?: undefined };

/** The way to the project. Its client is fetched and made when first needed. */
export interface SupabaseConnection {
  client(): Promise<SupabaseClient>;
  /** Whether somebody may be signed in; if not, asking who is learning needs no client. */
  mayHaveSession(): boolean;
  /** Whether the client was needed yet. */
  isOpen(): boolean;
  /** Called once the client is there. */
  onOpen(listener: (client: SupabaseClient) => void): () => void;
  /** Reads a certificate without a client, for visitors. Absent where the host brought one. */
  readonly rest?: { readonly url: string; readonly key: string };
}

/** The provider's prefix, and the mark of its newer keys (specification, section 9). */
const AUTH_PREFIX = 'supabase.auth.';
const AUTH_MARK = 'sb-';

/** What a mail's or Google's link brings back to the page. */
const AUTH_ANSWER = /[#&?](access_token|error_code|code|token_hash)=/;

/** Opens the way to a project. Nothing is fetched yet. */
export function connectTo(project: SupabaseProject): SupabaseConnection {
  const listeners = new Set<(client: SupabaseClient) => void>();
  let opening: Promise<SupabaseClient> | undefined;
  let isOpen = false;

  const open = async () => {
    const client = project.client ?? (await makeClient(project.url, project.key));
    isOpen = true;
    listeners.forEach((listener) => listener(client));
    return client;
  };

  return {
    client: () =>
      (opening ??= open().catch((error: unknown) => {
        // A download that failed is tried again by whoever asks next.
        opening = undefined;
        throw toStorageError(error, 'supabase.connect', 0);
      })),
    isOpen: () => isOpen || project.client !== undefined,
    mayHaveSession: () =>
      project.client !== undefined ||
      isOpen ||
      hasAuthAnswer() ||
      storedKeys(browserStorage('localStorage')).length > 0,
    onOpen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...(project.client === undefined && { rest: { url: project.url, key: project.key } }),
  };
}

async function makeClient(url: string, key: string): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, key, {
    auth: { persistSession: true, autoRefreshToken: true },
    // Reads are tried again by our own cache, and not by both.
    db: { retry: false },
  });
}

/** Calls back with the client: now when it is there, or as soon as somebody needs it. */
export function followClient(
  connection: SupabaseConnection,
  listener: (client: SupabaseClient) => void,
): () => void {
  if (!connection.isOpen()) return connection.onOpen(listener);
  let isWanted = true;
  void connection.client().then((client) => (isWanted ? listener(client) : undefined));
  return () => {
    isWanted = false;
  };
}

/** The user of the session that is stored in the browser, unchecked, or null. */
export function storedUser(): unknown {
  const storage = browserStorage('localStorage');
  const key = storedKeys(storage).find((candidate) => candidate.endsWith('-auth-token'));
  try {
    const session: unknown = JSON.parse((key && storage?.getItem(key)) || 'null');
    return typeof session === 'object' && session !== null && 'user' in session ? session.user : null;
  } catch {
    return null;
  }
}

/** Removes what earlier sessions left in the browser (specification, section 9). */
export function clearStoredAuth(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = browserStorage(name);
    storedKeys(storage).forEach((key) => storage?.removeItem(key));
  }
}

function storedKeys(storage: Storage | null): string[] {
  if (!storage) return [];
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(AUTH_PREFIX) || key.includes(AUTH_MARK));
}

function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window[name];
  } catch {
    return null;
  }
}

function hasAuthAnswer(): boolean {
  return typeof location !== 'undefined' && AUTH_ANSWER.test(location.search + location.hash);
}
