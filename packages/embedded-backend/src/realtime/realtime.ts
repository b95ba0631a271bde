import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Database } from '../database.ts';
import type { TakeTurn } from '../turns.ts';
import { concerns, passesFilter } from './filters.ts';
import { serveSocket, type Subscription } from './socket.ts';
import {
  arePublished,
  CHANNEL,
  createAssembly,
  installTriggers,
  mayRead,
  readColumns,
  type RowEvent,
} from './tables.ts';

export const REALTIME_PATH = '/realtime/v1/websocket';

export interface Realtime {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
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
    const { schema, table, type, commit_timestamp, record, old_key } = event;
    const ids = subscription.changes
      .filter((change) => concerns(change, event) && passesFilter(change.filter, record ?? old_key ?? {}))
      .map((change) => change.id);
    // For a deleted row the policies can no longer be checked: as on hosted Supabase, subscribers get only its key.
    const isSeen = async () =>
      record === null || (await inTurn(() => mayRead(database, subscription.claims, event)));
    if (ids.length === 0 || !(await isSeen())) {
      return;
    }
    const data = {
      schema,
      table,
      type,
      commit_timestamp,
      columns: await inTurn(() => readColumns(database, event)),
      ...(record === null ? {} : { record }),
      ...(old_key === null ? {} : { old_record: old_key }),
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
  const assemble = createAssembly((event) => {
    queue = queue.then(() => notifyAll(event));
  });
  const unlisten = await database.listen(CHANNEL, assemble);

  return {
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
          arePublished: (changes) => inTurn(() => arePublished(database, changes)),
        }),
      );
    },
    // Does not wait for outstanding reads: they wait for the turn that the caller holds to close the database.
    close: async () => {
      isClosed = true;
      for (const socket of sockets.clients) socket.terminate();
      await unlisten();
    },
  };
}
