/**
 * Serves folders over loopback, as any host of files does: `node serve.mjs 4190 build` one at the top,
 * `node serve.mjs 4191 . embed=../kit/embed` another one below `/embed/`. `/lesson` is `lesson.html`.
 */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const [port, ...parameters] = process.argv.slice(2);
const places = parameters.map((parameter) => {
  const [name, folder = name] = parameter.split('=');
  return { start: folder === name ? '/' : `/${name}/`, folder: resolve(folder) };
});
// The longest address first, so that a folder below another one is found.
places.sort((one, other) => other.start.length - one.start.length);

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = fileOf(pathname);
  if (!file) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${port}/\n`));

/** The file that an address stands for; none outside the folders. */
function fileOf(pathname) {
  const place = places.find(({ start }) => pathname.startsWith(start));
  if (!place) return null;
  const path = join(place.folder, decodeURIComponent(pathname.slice(place.start.length)));
  if (path !== place.folder && !path.startsWith(place.folder + sep)) return null;
  const candidates = [path, `${path}.html`, join(path, 'index.html')];
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;
}
