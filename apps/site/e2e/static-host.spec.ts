import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { CERTIFICATE_ID, certificateKept, levels, levelsPassed } from './support/course.js';
import { heading } from './support/page.js';
import { places } from './support/places.js';
import { expect, test as base } from './support/test.js';

const SITE = join(import.meta.dirname, '../.cache/e2e-local');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** What any host of plain files does: the file, the file with `.html`, or `404.html`. */
function plainHost(): Server {
  const found = async (path: string): Promise<[status: number, file: string, content: Buffer]> => {
    for (const file of [path.endsWith('/') ? `${path}index.html` : path, `${path}.html`]) {
      const content = await readFile(join(SITE, file)).catch(() => null);
      if (content) return [200, file, content];
    }
    return [404, '404.html', await readFile(join(SITE, '404.html'))];
  };
  return createServer(async ({ url = '/' }, response) => {
    const [status, file, content] = await found(new URL(url, 'http://host').pathname);
    response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(content);
  });
}

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- needs nothing
  baseURL: async ({}, provide) => {
    const server = plainHost();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

test.use({ kept: { ...levelsPassed(5), ...certificateKept } });

test('every page but a certificate is a file', async ({ request }) => {
  const answers = await Promise.all(
    places.map(async ({ path }) => [path, (await request.get(path)).status()]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([[`/certificate/${CERTIFICATE_ID}`, 404]]);
});

// A not-found page of its own: head.spec.ts.
test('what is no file is shown all the same, or answered with 404', async ({ page, troubles }) => {
  troubles.expect(/status of 404/);
  troubles.expect(/404: no page at \/nowhere\/at\/all/);
  for (const [path, name] of [
    [`/certificate/${CERTIFICATE_ID}`, 'Ada Lovelace'],
    ['/level-1/', levels[0].title],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await page.reload();
    await expect(heading(page, name)).toBeVisible();
    await expect(page.locator('title')).toHaveCount(1);
  }
  const told = page.waitForEvent('console', (message) => message.text().includes('404: no page'));
  expect((await page.goto('/nowhere/at/all'))?.status()).toBe(404);
  await told;
  await expect(heading(page, /Oops! Page not found$/)).toBeVisible();
});
