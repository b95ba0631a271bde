import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { OUTSIDE_ADDRESS, outsideFiles } from './network.js';
import { pageAt } from './pages.js';

/**
 * Stands in for the few hosts outside that lessons ask, under their own names, so that a lesson's address stays as it is.
 * Only where `pnpm rehearse` has given the run a network of its own; elsewhere the real hosts answer.
 */
export class Outside {
  #server: Server | undefined;

  constructor(private readonly folder: string) {}

  /** Programs trust the list of certificates that their packages bring, which is the stand-in's, and no other. */
  get environment(): NodeJS.ProcessEnv {
    if (!process.env.REHEARSE_OUTSIDE) return {};
    const others = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE'];
    return Object.fromEntries(others.map((name) => [name, undefined]));
  }

  async start(): Promise<void> {
    if (!process.env.REHEARSE_OUTSIDE || this.#server) return;
    const { key, certificate } = outsideFiles(this.folder);
    const server = createServer(
      { key: readFileSync(key), cert: readFileSync(certificate) },
      (request, response) => {
        const page = pageAt(new URL(request.url ?? '/', `https://${request.headers.host}`));
        response.writeHead(page ? 200 : 404, {
          'Content-Type': `${page?.type ?? 'text/html'}; charset=utf-8`,
        });
        response.end(page?.body);
      },
    );
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(443, OUTSIDE_ADDRESS, resolve);
    });
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
