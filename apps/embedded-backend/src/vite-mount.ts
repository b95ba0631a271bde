import type { Server } from 'node:http';
import { resolve, sep } from 'node:path';
import type { PreviewServer, ViteDevServer } from 'vite';
import type { CoreOptions } from './core.ts';
import { createRequestListener, createUpgradeListener, isForBackend, isForRealtime } from './http.ts';
import { closeAllCores, type Hold, holdCore } from './shared-core.ts';

export type EmbeddedBackendOptions = Partial<
  Pick<
    CoreOptions,
    | 'driver'
    | 'dataDirectory'
    | 'sqlDirectory'
    | 'schemas'
    | 'seed'
    | 'seedFolder'
    | 'functions'
    | 'confirmMails'
    | 'jwtExpirySeconds'
    | 'hasFaultsPage'
  >
>;

/** Puts the backend in front of Vite's own middleware. The caller must release the returned hold. */
export function mountBackend(server: ViteDevServer | PreviewServer, options: EmbeddedBackendOptions): Hold {
  const { logger } = server.config;
  const httpServer = server.httpServer as Server | null;
  const warn = (text: string) => logger.warn(`[embedded backend] ${text}`);
  const hold = holdCore({ driver: 'pglite', warn, ...options });

  const answer = createRequestListener(hold.core);
  server.middlewares.use((request, response, next) => {
    if (isForBackend(request)) {
      answer(request, response);
    } else {
      next();
    }
  });

  const { seedFolder } = options;
  if (seedFolder !== undefined && 'watcher' in server) {
    server.watcher.add(seedFolder);
    server.watcher.on('all', (_, file) => {
      if (resolve(file).startsWith(seedFolder + sep)) void hold.core().then((core) => core.renewSeed());
    });
  }

  const upgrade = createUpgradeListener(hold.core);
  httpServer?.on('upgrade', (request, socket, head) => {
    // All other sockets belong to the dev server.
    if (isForRealtime(request)) {
      upgrade(request, socket, head);
    }
  });

  // The site is served at once; requests to the backend wait.
  httpServer?.once('listening', () => {
    closeOnSignals();
    hold.core().catch((error: Error) => logger.error(`[embedded backend] ${error.message}`));
    // Not in `printUrls`, which frameworks on top of Vite do not call.
    const address = httpServer.address();
    if (typeof address === 'object' && address !== null) {
      logger.info(`  ➜  Mails:   http://127.0.0.1:${address.port}/_mails`);
    }
  });

  return hold;
}

let listensToSignals = false;

/** The dev server handles SIGTERM itself; these signals would end the process before its data is written. */
function closeOnSignals(): void {
  if (listensToSignals) {
    return;
  }
  listensToSignals = true;
  for (const signal of ['SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void closeAllCores().finally(() => process.kill(process.pid, signal));
    });
  }
}
