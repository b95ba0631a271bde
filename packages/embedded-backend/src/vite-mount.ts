import type { Server } from 'node:http';
import { resolve, sep } from 'node:path';
import type { PreviewServer, ViteDevServer } from 'vite';
import { type Core, openCore } from './core.ts';
import { createRequestListener, createUpgradeListener, isForBackend, isForRealtime } from './http.ts';
import type { ProjectOptions } from './options.ts';

/** What the backend of a site is made of. */
export interface EmbeddedBackendOptions extends ProjectOptions {
  /** The folder that `seed` reads; while a site is developed, `seed` runs again when a file in it has changed. @default none */
  readonly seedFolder?: string;
}

/** The dev server handles SIGTERM itself; these signals would end the process before its data is written. */
const SIGNALS = ['SIGINT', 'SIGHUP'] as const;

/**
 * Puts the backend in front of Vite's own middleware.
 *
 * @returns what closes it, if it was opened.
 */
export function mountBackend(
  server: ViteDevServer | PreviewServer,
  options: EmbeddedBackendOptions,
): () => Promise<void> {
  const { logger } = server.config;
  const httpServer = server.httpServer as Server | null;
  const warn = (text: string) => logger.warn(`[embedded backend] ${text}`);

  // Opened when it is first needed: a server that restarts has then closed the one before, with the data folder.
  let opening: Promise<Core> | undefined;
  const open = () => {
    for (const signal of SIGNALS) process.once(signal, closeAndEnd);
    return openCore({ warn, ...options });
  };
  const core = () => (opening ??= open());
  const close = async () => {
    for (const signal of SIGNALS) process.off(signal, closeAndEnd);
    const opened = await opening?.catch(() => undefined);
    await opened?.close();
  };
  const closeAndEnd = (signal: NodeJS.Signals) => {
    void close().finally(() => process.kill(process.pid, signal));
  };

  const answer = createRequestListener(core);
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
      if (resolve(file).startsWith(seedFolder + sep)) void core().then(({ renewSeed }) => renewSeed());
    });
  }

  const upgrade = createUpgradeListener(core);
  httpServer?.on('upgrade', (request, socket, head) => {
    // All other sockets belong to the dev server.
    if (isForRealtime(request)) {
      upgrade(request, socket, head);
    }
  });

  // The site is served at once; requests to the backend wait.
  httpServer?.once('listening', () => {
    core().catch((error: Error) => logger.error(`[embedded backend] ${error.message}`));
    // Not in `printUrls`, which frameworks on top of Vite do not call.
    const address = httpServer.address();
    if (typeof address === 'object' && address !== null) {
      logger.info(`  ➜  Mails:   http://127.0.0.1:${address.port}/_mails`);
    }
  });

  return close;
}
