import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from './backend.ts';

describe('functions', () => {
  let backend: Backend;
  let starts = 0;

  beforeAll(async () => {
    backend = await startBackend({
      driver: 'pglite',
      functions: {
        settings: async ({ url, publishableKey, fetch }) => {
          starts += 1;
          return async () => {
            const rows = await fetch(`${url}/rest/v1/course_settings?select=pass_mark`, {
              headers: { apikey: publishableKey },
            });
            return Response.json({ url, rows: await rows.json() });
          };
        },
      },
    });
  });
  afterAll(() => backend.stop());

  it('are started once, and ask the backend under the address they were asked at', async () => {
    for (let round = 0; round < 2; round += 1) {
      const answer = await fetch(`${backend.url}/functions/v1/settings/anything`);
      expect(await answer.json()).toEqual({ url: backend.url, rows: [{ pass_mark: 70 }] });
    }
    expect(starts).toBe(1);
  });

  it('that are not there are not found', async () => {
    for (const name of ['other', 'toString', ''])
      expect((await fetch(`${backend.url}/functions/v1/${name}`)).status).toBe(404);
  });
});
