import type { WebSocket } from 'ws';
import { type Claims, readClaims } from './claims.ts';
import { type Change, decode, type Message, readChanges, type Send } from './protocol.ts';

export interface Subscription {
  readonly topic: string;
  readonly changes: readonly Change[];
  readonly send: Send;
  claims: Claims;
}

export interface SocketContext {
  readonly secret: Uint8Array;
  readonly publishableKey: string;
  readonly subscriptions: Set<Subscription>;
  arePublished(changes: readonly Change[]): Promise<boolean>;
}

interface Joined extends Subscription {
  readonly joinReference: string | null;
  expiry?: NodeJS.Timeout;
}

/** Of one socket; each costs a look at every change. */
const MOST_SUBSCRIPTIONS = 100;
const LONGEST_TIMER = 2 ** 31 - 1;
const channelOf = (topic: string) => topic.replace(/^realtime:/, '');

/** One browser's socket: any number of topics, each with its own token. */
export function serveSocket(socket: WebSocket, context: SocketContext): void {
  const joined = new Map<string, Joined>();
  const send: Send = (...message) => {
    if (socket.readyState === socket.OPEN) {
      socket.send(JSON.stringify(message));
    }
  };

  const leave = (topic: string) => {
    const subscription = joined.get(topic);
    if (subscription !== undefined) {
      clearTimeout(subscription.expiry);
      context.subscriptions.delete(subscription);
      joined.delete(topic);
    }
  };

  const sendMessage = (
    topic: string,
    joinReference: string | null,
    status: string,
    message: string,
    extension: string,
  ) => send(joinReference, null, topic, 'system', { status, message, extension, channel: channelOf(topic) });

  const end = ({ topic, joinReference }: Joined, message: string) => {
    leave(topic);
    sendMessage(topic, joinReference, 'error', message, 'system');
    send(joinReference, joinReference, topic, 'phx_close', {});
  };

  const trust = (subscription: Joined, claims: Claims) => {
    subscription.claims = claims;
    clearTimeout(subscription.expiry);
    if (claims.exp !== undefined) {
      const remaining = Math.min(Math.max(claims.exp * 1000 - Date.now(), 0), LONGEST_TIMER);
      subscription.expiry = setTimeout(() => end(subscription, 'Token has expired'), remaining);
      subscription.expiry.unref();
    }
  };

  const join = async ([joinReference, reference, topic, , payload]: Message) => {
    const reply = (status: string, response: Record<string, unknown>) =>
      send(joinReference, reference, topic, 'phx_reply', { status, response });
    const claims = await readClaims(payload['access_token'], context.secret, context.publishableKey);
    if ('reason' in claims) {
      reply('error', { reason: claims.reason });
      return;
    }
    const changes = readChanges(payload);
    leave(topic);
    const others = [...joined.values()].reduce(
      (sum, { changes: { length } }) => sum + Math.max(length, 1),
      0,
    );
    if (others + Math.max(changes.length, 1) > MOST_SUBSCRIPTIONS) {
      reply('error', { reason: 'ChannelRateLimitReached: Too many channels' });
      return;
    }
    const subscription: Joined = { topic, joinReference, changes, send, claims };
    joined.set(topic, subscription);
    context.subscriptions.add(subscription);
    trust(subscription, claims);
    reply('ok', { postgres_changes: changes });
    if (changes.length > 0) {
      const [status, message] = (await context.arePublished(changes))
        ? ['ok', 'Subscribed to PostgreSQL']
        : ['error', 'Unable to subscribe to changes: the table is not in the publication supabase_realtime'];
      sendMessage(topic, joinReference, status, message, 'postgres_changes');
    }
  };

  const renew = async ([, , topic, , payload]: Message) => {
    const subscription = joined.get(topic);
    const claims = await readClaims(payload['access_token'], context.secret, context.publishableKey);
    if (subscription === undefined) {
      return;
    }
    if ('reason' in claims) {
      end(subscription, claims.reason);
    } else {
      trust(subscription, claims);
    }
  };

  const receive = async (message: Message) => {
    const [joinReference, reference, topic, event] = message;
    if (event === 'phx_join') {
      await join(message);
    } else if (event === 'access_token') {
      await renew(message);
    } else {
      if (event === 'phx_leave') {
        leave(topic);
      }
      send(joinReference, reference, topic, 'phx_reply', { status: 'ok', response: {} });
      if (event === 'phx_leave') {
        send(joinReference, joinReference, topic, 'phx_close', {});
      }
    }
  };

  // In order of arrival: a leave must not overtake the join before it.
  let queue = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    const message = decode(data, isBinary);
    if (message !== undefined) {
      queue = queue.then(() => receive(message)).catch(() => socket.terminate());
    }
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    for (const topic of joined.keys()) {
      leave(topic);
    }
  });
}
