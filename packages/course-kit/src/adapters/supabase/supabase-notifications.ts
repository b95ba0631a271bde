import type { RealtimeChannel, Session, SupabaseClient } from '@supabase/supabase-js';
import type { ProgressStore } from '../../ports/progress-store.js';
import { createListeners } from '../listeners.js';
import { randomId } from '../../base/random-id.js';
import { followSession } from './session-changes.js';
import { hasSockets } from './sockets.js';
import type { SupabaseConnection } from './supabase-connection.js';

/** Notifications of changes to the learner's rows. */
export interface SupabaseNotifications {
  readonly subscribe: NonNullable<ProgressStore['subscribe']>;
  /** Whether anybody is notified, without which nothing that was read can be known to be current. */
  readonly isFollowed: () => boolean;
}

/**
 * Emits changes to the learner's own rows, from any device. Events during a gap are lost, so listeners are notified
 * on every (re)connection too, and when the page is looked at again: without a working connection that is what
 * keeps it fresh.
 *
 * @param onNotification - is called before the listeners are, except on the first connection: what was read just before
 *   it is not read again.
 */
export function createSupabaseNotifications(
  connection: SupabaseConnection,
  onNotification: () => void = () => undefined,
): SupabaseNotifications {
  const listeners = createListeners<[]>();
  let count = 0;
  let hasConnected = false;
  let stop: (() => void) | undefined;

  const emit = () => {
    onNotification();
    listeners.emit();
  };

  const onConnected = () => {
    if (hasConnected) onNotification();
    hasConnected = true;
    listeners.emit();
  };

  const subscribe: SupabaseNotifications['subscribe'] = (onChange) => {
    const remove = listeners.add(onChange);
    count += 1;
    if (count === 1) stop = follow(connection, emit, onConnected);
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      remove();
      count -= 1;
      if (count === 0) stop?.();
    };
  };
  return { subscribe, isFollowed: () => count > 0 };
}

/** Follows the signed-in learner, whoever that is at the time, until the result is called. */
function follow(connection: SupabaseConnection, emit: () => void, onConnected: () => void): () => void {
  let watched: string | undefined;
  let close: (() => void) | undefined;

  const watch = (session: Session | null, client: SupabaseClient | undefined) => {
    if (session?.user.id === watched) return;
    close?.();
    watched = session?.user.id;
    close =
      session && client && hasSockets()
        ? openChannel(client, session, connection.schema, emit, onConnected)
        : undefined;
  };
  const forget = followSession(connection, (_event, session, client) => watch(session, client));
  const onVisible = () => document.visibilityState === 'visible' && emit();
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', onVisible);

  return () => {
    forget();
    close?.();
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Subscribes to the learner's rows. A page that may open no connection goes on without. */
function openChannel(
  client: SupabaseClient,
  { user, access_token }: Session,
  schema = 'public',
  emit: () => void,
  onConnected: () => void,
): () => void {
  // A name of its own for each, because the client hands out the same channel for the same name.
  const channel: RealtimeChannel = client.channel(`course_progress:${user.id}:${randomId()}`);
  const close = () => void client.removeChannel(channel).catch(() => undefined);
  try {
    // The client renews this by itself, but not when it was another tab that signed in.
    client.realtime.setAuth(access_token).catch(() => undefined);
    channel
      .on(
        'postgres_changes',
        { event: '*', schema, table: 'course_progress', filter: `user_id=eq.${user.id}` },
        emit,
      )
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') onConnected();
      });
  } catch {
    close();
  }
  return close;
}
