import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

interface Listeners {
  request(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

export interface LoopbackServer {
  readonly port: number;
  /** Refuses new connections and closes the open ones, as if the process had ended. */
  readonly close: () => Promise<void>;
  /** Listens again, on the same port. */
  readonly open: () => Promise<void>;
}

const HOST = '127.0.0.1';

export async function openLoopbackServer(port: number, listeners: Listeners): Promise<LoopbackServer> {
  const sockets = new Set<Socket>();
  const server = createServer(listeners.request);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', listeners.upgrade);

  const listen = (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, HOST, () => {
        server.off('error', reject);
        resolve();
      });
    });

  await listen(port);
  const { port: given } = server.address() as AddressInfo;
  return {
    port: given,
    open: async () => {
      if (!server.listening) {
        await listen(given);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) {
          socket.destroy();
        }
      }),
  };
}
