import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { isAboutSession } from './stored-auth.js';
import { followClient, type SupabaseConnection } from './supabase-connection.js';

/** Receives who is signed in, whenever that may have changed. */
export type SessionListener = (
  event: AuthChangeEvent,
  session: Session | null,
  client?: SupabaseClient,
) => void;

/**
 * Follows who is signed in, in this tab or another, until the result is called.
 *
 * The client learns of other tabs by a broadcast channel, which old browsers lack, and only once it was downloaded, which
 * visitors are spared. So the browser's own storage event for a session that came or went counts as well; when one came,
 * the client is fetched.
 */
export function followSession(connection: SupabaseConnection, listener: SessionListener): () => void {
  let isWanted = true;
  let known: string | null | undefined = connection.mayHaveSession() ? undefined : null;
  let unsubscribe: (() => void) | undefined;

  const emit: SessionListener = (event, session, client) => {
    known = session?.user.id ?? null;
    // After the client's own call, which an error in a listener would otherwise break.
    queueMicrotask(() => isWanted && listener(event, session, client));
  };

  const forget = followClient(connection, (client) => {
    if (!isWanted) return;
    const { data } = client.auth.onAuthStateChange((event, session) => emit(event, session, client));
    unsubscribe = () => data.subscription.unsubscribe();
  });

  const look = async () => {
    if (!connection.mayHaveSession()) return known === null ? undefined : emit('SIGNED_OUT', null);
    const client = await connection.client();
    const { data, error } = await client.auth.getSession();
    // If the session cannot be read now, the next request will read it.
    if (error || (data.session?.user.id ?? null) === known) return;
    emit(data.session ? 'SIGNED_IN' : 'SIGNED_OUT', data.session, client);
  };
  const onStorage = (event: StorageEvent) => {
    if (isAboutSession(event)) look().catch(() => undefined);
  };
  const page = typeof window === 'undefined' ? undefined : window;
  page?.addEventListener('storage', onStorage);

  return () => {
    isWanted = false;
    page?.removeEventListener('storage', onStorage);
    forget();
    unsubscribe?.();
  };
}
