import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Database } from '../database.ts';
import type { TakeTurn } from '../turns.ts';
import { concerns, passesFilter } from './filters.ts';
import { serveSocket, type Subscription } from './socket.ts';
import { CHANNEL, installTriggers, isPublished, readColumns, readRowAs, type RowEvent } from './tables.ts';

export const REALTIME_PATH = '/realtime/v1/websocket';

export interface Realtime {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes every socket, as a stopping server does. */
  dropAll(): void;
  close(): Promise<void>;
}

interface RealtimeOptions {
  readonly jwtSecret: string;
  readonly publishableKey: string;
  readonly inTurn: TakeTurn;
  readonly warn: (text: string) => void;
}

/** Notifies subscribers of changed rows, in the protocol of hosted Supabase's "postgres_changes". */
export async function openRealtime(database: Database, options: RealtimeOptions): Promise<Realtime> {
  await installTriggers(database);
  const { publishableKey, inTurn, warn } = options;
  const secret = new TextEncoder().encode(options.jwtSecret);
  const subscriptions = new Set<Subscription>();
  const sockets = new WebSocketServer({ noServer: true });

  const deliver = async (event: RowEvent, subscription: Subscription) => {
    const matches = subscription.changes.filter((change) => concerns(change, event));
    if (matches.length === 0) {
      return;
    }
    // For a deleted row the policies can no longer be checked: as on hosted Supabase, subscribers get only its key.
    const isGone = event.type === 'DELETE';
    const record = isGone ? undefined : await inTurn(() => readRowAs(database, subscription.claims, event));
    const ids = matches
      .filter(
        (change) => (isGone || record !== undefined) && passesFilter(change.filter, record ?? event.key),
      )
      .map((change) => change.id);
    if (ids.length === 0) {
      return;
    }
    const { schema, table, type, commit_timestamp } = event;
    const data = {
      schema,
      table,
      type,
      commit_timestamp,
      columns: await inTurn(() => readColumns(database, event)),
      ...(record === undefined ? {} : { record }),
      ...(type === 'INSERT' ? {} : { old_record: event.key }),
      errors: null,
    };
    subscription.send(null, null, subscription.topic, 'postgres_changes', { ids, data });
  };

  let isClosed = false;
  const report = (error: unknown) => {
    const isDenied = (error as { code?: string }).code === '42501';
    if (!isDenied && !isClosed) {
      warn(`Live refresh: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const notifyAll = async (event: RowEvent) => {
    for (const subscription of subscriptions) {
      if (isClosed) return;
      await deliver(event, subscription).catch(report);
    }
  };

  // One after another, so that notifications keep the order of the changes.
  let queue = Promise.resolve();
  const unlisten = await database.listen(CHANNEL, (payload) => {
    queue = queue.then(() => notifyAll(JSON.parse(payload) as RowEvent));
  });

  const dropAll = () => {
    for (const socket of sockets.clients) {
      socket.terminate();
    }
  };

  return {
    dropAll,
    upgrade: (request, socket, head) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (searchParams.get('apikey') !== publishableKey) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n');
        return;
      }
      sockets.handleUpgrade(request, socket, head, (webSocket) =>
        serveSocket(webSocket, {
          secret,
          publishableKey,
          subscriptions,
          isPublished: ({ schema, table }) => inTurn(() => isPublished(database, schema, table)),
        }),
      );
    },
    // Does not wait for outstanding reads: they wait for the turn that the caller holds to close the database.
    close: async () => {
      isClosed = true;
      dropAll();
      await unlisten();
    },
  };
}
