import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { isLoopbackAddress, isLoopbackHostname } from '@supabase/lite';
import type { Core } from './core.ts';
import { REALTIME_PATH } from './realtime/realtime.ts';

const PREFIXES = ['/auth/v1/', '/rest/v1/', '/realtime/v1/', '/functions/v1/'];
const PAGES = ['/_mails', '/_mails.json'];

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/';

/** Whether the backend answers a request. */
export const isForBackend = (request: IncomingMessage): boolean => {
  const path = pathOf(request);
  return PAGES.includes(path) || PREFIXES.some((prefix) => path.startsWith(prefix));
};

export const isForRealtime = (request: IncomingMessage): boolean => pathOf(request) === REALTIME_PATH;

/**
 * Whether a request comes from this machine and from a page of this machine. A foreign page whose domain resolves to
 * this machine sends that domain as Host; one that requests this address directly sends its own Origin.
 */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    isLoopback(`http://${headers.host ?? ''}`) &&
    (headers.origin === undefined || isLoopback(headers.origin))
  );
}

/** Browsers treat `0.0.0.0` as this machine, too. */
function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === '0.0.0.0' || isLoopbackHostname(hostname);
}

/** Requests wait until the core has started, so that the site is served before. */
export function createRequestListener(ready: () => Promise<Core>) {
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    if (!isFromHere(incoming)) {
      return Response.json(
        { message: 'The embedded backend answers to this machine alone.' },
        { status: 403 },
      );
    }
    try {
      const core = await ready();
      return await core.respond(request);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return Response.json({ message }, { status: 503 });
    }
  };
  const listener = getRequestListener(
    (request, env) => answer(request, (env as { incoming: IncomingMessage }).incoming),
    // By default it replaces `Request` and `Response` for the whole process.
    { overrideGlobalObjects: false },
  );
  return (request: IncomingMessage, response: ServerResponse): void => {
    void listener(request, response);
  };
}

export function createUpgradeListener(ready: () => Promise<Core>) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!isFromHere(request)) {
      socket.destroy();
      return;
    }
    socket.on('error', () => socket.destroy());
    ready()
      .then((core) => core.upgrade(request, socket, head))
      .catch(() => socket.destroy());
  };
}
