import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { connect, eventually, listen, PASSWORD, signUp } from './testing/clients.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let backend: Backend;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend({ driver: 'pglite', jwtExpirySeconds: 4, confirmMails: true });
});
afterAll(() => backend.stop());

describe('confirmation codes and tokens', () => {
  it('the first sign-in needs the code of a mail, and live refresh ends with the token', async () => {
    const { email } = await signUp(backend);
    const early = await connect(backend).auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', message: 'Email not confirmed' });

    const client = connect(backend);
    const token = backend.mails().findLast(({ to }) => to === email)?.code ?? '';
    const { data } = await client.auth.verifyOtp({ email, token, type: 'signup' });
    const accessToken = data.session?.access_token ?? '';
    const read = async () => {
      const headers = { apikey: backend.publishableKey, authorization: `Bearer ${accessToken}` };
      return (await fetch(`${backend.url}/rest/v1/course_progress`, { headers })).status;
    };
    expect(await read()).toBe(200);

    await client.realtime.setAuth(accessToken);
    const { statuses } = await listen(client, data.user?.id ?? '');
    await eventually(() => statuses).toContain('CLOSED');
    await eventually(read).toBe(401);

    const renewed = await client.auth.refreshSession();
    expect(renewed.data.session?.access_token).not.toBe(accessToken);
  });
});
