import { createServer } from 'node:net';
import { join } from 'node:path';
import { consumers, placeOf } from './consumers.mjs';
import { root } from './tarballs.mjs';

/** Opens the pages of built applications in the browser. */
export async function lookAt(names, { run }) {
  const built = [];
  for (const name of names.filter((name) => consumers[name].pages)) {
    const { pages, serve } = consumers[name];
    const port = await freePort();
    built.push({ name, port, folder: placeOf(name), pages, server: serve(port) });
  }
  if (built.length === 0) return;
  await run('pnpm', ['exec', 'playwright', 'test', '--config', 'consumers/tests/playwright.config.ts'], {
    folder: root,
    variables: { BUILT_CONSUMERS: JSON.stringify(built) },
  });
}

/** Runs the example's own browser tests. */
export async function tryDocusaurus(name, { run }) {
  const port = await freePort();
  await run('pnpm', ['exec', 'playwright', 'test'], {
    folder: join(root, 'examples/docusaurus'),
    variables: { SITE: placeOf(name), PORT: String(port) },
  });
}

export async function tryScriptTag({ run }) {
  await run('pnpm', ['exec', 'playwright', 'test'], {
    folder: join(root, 'examples/script-tag'),
    variables: { PORT: String(await freePort()) },
  });
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
