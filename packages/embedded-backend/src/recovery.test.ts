import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { openCore } from './core.ts';
import { PUBLISHABLE_KEY } from './publishable-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reopens a database that failed, with its data', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const warnings: string[] = [];
  const core = await openCore({
    driver: 'pglite',
    dataDirectory: join(folder, 'failed'),
    warn: (text) => warnings.push(text),
  });
  onTestFinished(core.close);
  const post = (path: string, body: object) =>
    core.respond(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const account = { email: 'ada@example.org', password: 'correct horse' };
  expect((await post('/auth/v1/signup', account)).status).toBe(200);

  await core.database().close();
  const failed = await post('/auth/v1/token?grant_type=password', account);
  expect(failed.status).toBeGreaterThanOrEqual(500);

  expect((await post('/auth/v1/token?grant_type=password', account)).status).toBe(200);
  expect(warnings).toEqual(['The database failed and is opened again.']);
});
