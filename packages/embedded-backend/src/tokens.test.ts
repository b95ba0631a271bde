import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { listen, signUp } from './testing/clients.ts';

const dataDirectory = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
let backend: Backend;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend({ dataDirectory });
});
afterAll(async () => {
  await backend.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** The same token with another end, so that nothing waits for it. */
const endingAt = (token: string, seconds: number) =>
  new SignJWT({ ...decodeJwt(token), exp: Math.trunc(seconds) })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(readFileSync(join(dataDirectory, 'jwt-secret')));

it('a token is valid for an hour, live refresh ends with it, and the session goes on with a new one', async () => {
  const { client, userId } = await signUp(backend);
  const { data } = await client.auth.getSession();
  const accessToken = data.session?.access_token ?? '';
  const { iat = 0, exp } = decodeJwt(accessToken);
  expect(exp).toBe(iat + 3600);
  const read = async (authorization: string) => {
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${authorization}` };
    return (await fetch(`${backend.url}/rest/v1/course_progress`, { headers })).status;
  };
  expect(await read(accessToken)).toBe(200);
  expect(await read(await endingAt(accessToken, iat - 1))).toBe(401);

  await client.realtime.setAuth(accessToken);
  const { statuses } = await listen(client, userId);
  await client.realtime.setAuth(await endingAt(accessToken, Date.now() / 1000 + 1));
  await expect.poll(() => statuses).toContain('CLOSED');

  const renewed = await client.auth.refreshSession();
  expect(await read(renewed.data.session?.access_token ?? '')).toBe(200);
  await client.removeAllChannels();
});
