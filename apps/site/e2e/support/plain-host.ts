import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const SITE = join(import.meta.dirname, '../../.cache/e2e-local');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
};

/** A host of the built site. */
export interface PlainHost {
  readonly origin: string;
  /** Answers a file otherwise from now on; null: it is not there. */
  readonly change: (path: RegExp, content: ((text: string) => string) | null) => void;
  /** Answers everything as it is in the build. */
  readonly restore: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts what any host of plain files does: the file, the file with `.html`, or `404.html`. */
export async function startPlainHost(): Promise<PlainHost> {
  let changes: (readonly [RegExp, ((text: string) => string) | null])[] = [];
  const contentOf = async (file: string): Promise<Buffer | null> => {
    const change = changes.find(([path]) => path.test(file));
    if (change?.[1] === null) return null;
    const content = await readFile(join(SITE, file)).catch(() => null);
    return content && change?.[1] ? Buffer.from(change[1](content.toString())) : content;
  };
  const found = async (path: string): Promise<[status: number, file: string, content: Buffer]> => {
    for (const file of [path.endsWith('/') ? `${path}index.html` : path, `${path}.html`]) {
      const content = await contentOf(file);
      if (content) return [200, file, content];
    }
    return [404, '404.html', await readFile(join(SITE, '404.html'))];
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const [status, file, content] = await found(decodeURI(new URL(url, 'http://host').pathname));
    response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (path, content) => (changes = [[path, content], ...changes]),
    restore: () => (changes = []),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
