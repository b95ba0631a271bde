import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import type { ProgressStore } from '../../ports/progress-store.js';
import { createListeners } from '../listeners.js';
import { followClient, type SupabaseConnection } from './supabase-connection.js';

/**
 * Tells of changes to the learner's own rows, from any device (decisions 21). Events during a gap are lost,
 * so listeners are told on every (re)connection too, and when the page is looked at again: without a working
 * connection that is what keeps it fresh.
 */
export function createSupabaseNotices(
  connection: SupabaseConnection,
): NonNullable<ProgressStore['subscribe']> {
  const listeners = createListeners<[]>();
  let count = 0;
  let stop: (() => void) | undefined;

  return (onChange) => {
    const remove = listeners.add(onChange);
    count += 1;
    if (count === 1) stop = follow(connection, () => listeners.tell());
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      remove();
      count -= 1;
      if (count === 0) stop?.();
    };
  };
}

/** Follows the signed-in learner, whoever that is at the time, until the result is called. */
function follow(connection: SupabaseConnection, tell: () => void): () => void {
  let isWanted = true;
  let channel: RealtimeChannel | undefined;
  let unsubscribe: (() => void) | undefined;

  const watch = (client: SupabaseClient, userId: string | undefined) => {
    if (channel) void client.removeChannel(channel);
    channel = userId === undefined ? undefined : channelFor(client, userId, tell);
  };

  const begin = (client: SupabaseClient) => {
    if (!isWanted) return;
    let watched: string | undefined;
    const { data } = client.auth.onAuthStateChange((_event, session) => {
      if (session?.user.id === watched) return;
      watched = session?.user.id;
      watch(client, watched);
    });
    unsubscribe = () => {
      data.subscription.unsubscribe();
      watch(client, undefined);
    };
  };

  const forget = followClient(connection, begin);
  const onVisible = () => document.visibilityState === 'visible' && tell();
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', onVisible);

  return () => {
    isWanted = false;
    forget();
    unsubscribe?.();
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', onVisible);
  };
}

function channelFor(client: SupabaseClient, userId: string, tell: () => void): RealtimeChannel {
  // A name of its own for each, because the client hands out the same channel for the same name.
  return client
    .channel(`course_progress:${userId}:${crypto.randomUUID()}`)
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'course_progress', filter: `user_id=eq.${userId}` },
      tell,
    )
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') tell();
    });
}
