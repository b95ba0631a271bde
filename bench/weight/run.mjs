/** What the first page of a small course loads in an application of Vite: node bench/weight/run.mjs, after the packages are built. */
import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '../../scripts/browser.mjs';
import { table } from '../speed/statistics.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const kit = '../../packages/course-kit/dist';
const outDir = mkdtempSync(join(tmpdir(), 'weight-'));
const config = {
  root: at('.'),
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  // The kit as it is published.
  resolve: {
    alias: {
      '@course-kit/react/styles.css': at(`${kit}/styles.css`),
      '@course-kit/react/model': at(`${kit}/exports/model.js`),
      '@course-kit/react': at(`${kit}/exports/index.js`),
    },
  },
  build: { outDir, emptyOutDir: true },
  preview: { host: '127.0.0.1', port: 0 },
};

await build(config);
const server = await preview(config);
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage();
  const answers = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(server.resolvedUrls.local[0], { waitUntil: 'networkidle' });
  for (const part of ['.ck-level-card', '.ck-steps', '.ck-radio']) await page.locator(part).first().waitFor();
  await page.waitForLoadState('networkidle');

  const rows = await Promise.all(
    ['js', 'css'].map(async (kind) => {
      const files = answers.filter((answer) => new URL(answer.url()).pathname.endsWith(`.${kind}`));
      const bodies = await Promise.all(files.map((file) => file.body()));
      const sum = (sizeOf) => bodies.reduce((total, body) => total + sizeOf(body).length, 0);
      return [kind, files.length, sum((body) => body), sum(gzipSync), sum(brotliCompressSync)];
    }),
  );
  console.log(table(['What', 'files', 'bytes', 'gzip', 'Brotli'], rows));
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true });
}
