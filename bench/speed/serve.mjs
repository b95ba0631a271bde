import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = /text|json|svg|manifest/;

/** Serves a folder on loopback as a static host does: compressed, with clean addresses. Answers its address. */
export function serve(folder) {
  const answers = new Map();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://host').pathname));
    const file = fileOf(folder, path);
    if (!file) return void response.writeHead(404).end();
    if (!answers.has(file)) answers.set(file, answerOf(file));
    const { headers, body } = answers.get(file);
    response.writeHead(200, headers).end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    );
  });
}

function fileOf(folder, path) {
  return [path, `${path}.html`, `${path}/index.html`]
    .map((candidate) => join(folder, candidate))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

function answerOf(file) {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const source = readFileSync(file);
  const isCompressed = COMPRESSED.test(type);
  const isNamedByContent = /\/(assets|_astro)\//.test(file);
  return {
    body: isCompressed ? brotliCompressSync(source) : source,
    headers: {
      'content-type': type,
      'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    },
  };
}
