import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createAuthFetch } from './auth-fetch.js';
import { hasSockets } from './sockets.js';

/**
 * Makes the client of a project.
 *
 * @param send - the `fetch` that it sends requests by.
 */
export function makeClient(url: string, key: string, send: typeof fetch): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: true, autoRefreshToken: true },
    // Reads are tried again by our own cache, and not by both.
    db: { retry: false },
    global: { fetch: createAuthFetch(send) },
    realtime: hasSockets() ? {} : { transport: noSocket as unknown as typeof WebSocket },
  });
}

/** Without a `WebSocket` the client refuses to be made at all, unless it is given something in its place. */
function noSocket(): never {
  throw new Error('This browser has no WebSocket');
}
