import { describe, expect, it } from 'vitest';
import type { Backend } from './backend.ts';
import { connect, lastMailTo, newAddress, PASSWORD, saveTasks, signUp } from './testing/clients.ts';

export const describeAccounts = (backend: () => Backend) => {
  /** The tables that have a row with an account's id or address anywhere in it. */
  const rowsAbout = async (userId: string, email: string) => {
    const tables = await backend().serviceSql<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const asked = `select from ${name} r where r::text ilike $1 or r::text ilike $2 limit 1`;
        const rows = await backend().serviceSql(asked, [`%${userId}%`, `%${email}%`]);
        return rows.length > 0 ? [name] : [];
      }),
    );
    return found.flat();
  };

  describe('accounts', () => {
    it('signs up a learner and stores the name', async () => {
      const client = connect(backend());
      const { data, error } = await client.auth.signUp({
        email: newAddress(),
        password: PASSWORD,
        options: { data: { full_name: 'Ada Lovelace' } },
      });
      expect(error).toBeNull();
      expect(data.session?.access_token).toEqual(expect.any(String));
      expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({
        full_name: 'Ada Lovelace',
      });
    });

    it('refuses a wrong password with the message of hosted Supabase', async () => {
      const { email } = await signUp(backend());
      const { error } = await connect(backend()).auth.signInWithPassword({ email, password: 'not this one' });
      expect(error).toMatchObject({ status: 400, message: 'Invalid login credentials' });
    });

    it('sets a new password with the code of a mail', async () => {
      const { email } = await signUp(backend());
      const client = connect(backend());
      expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
      const token = (await lastMailTo(backend(), email))?.code ?? '';
      expect((await client.auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
      expect((await client.auth.updateUser({ password: 'battery staple' })).error).toBeNull();
      const signIn = await connect(backend()).auth.signInWithPassword({ email, password: 'battery staple' });
      expect(signIn.error).toBeNull();
    });

    it.each(['http://localhost:5173/auth?reset=1', 'http://127.0.0.1:4173/auth'])(
      'redirects from the link of a mail to %s, once',
      async (redirectTo) => {
        const { email } = await signUp(backend());
        await connect(backend()).auth.resetPasswordForEmail(email, { redirectTo });
        const link = (await lastMailTo(backend(), email))?.links[0] ?? '';
        expect(new URL(link).origin).toBe(backend().url);
        const follow = async () => (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';
        const first = await follow();
        expect(first.startsWith(`${redirectTo}#access_token=`)).toBe(true);
        expect(new URLSearchParams(new URL(first).hash.slice(1)).get('type')).toBe('recovery');
        expect(await follow()).toContain('error_code=otp_expired');
      },
    );

    it('does not redirect to another site', async () => {
      const { email } = await signUp(backend());
      await connect(backend()).auth.resetPasswordForEmail(email, {
        redirectTo: 'https://elsewhere.example/',
      });
      const mail = await lastMailTo(backend(), email);
      const response = await fetch(mail?.links[0] ?? '', { redirect: 'manual' });
      expect(new URL(response.headers.get('location') ?? '').origin).toBe(backend().url);
    });

    it('an account that its learner deletes leaves no row in any table, and none of its sessions goes on', async () => {
      const { client, email, userId } = await signUp(backend());
      const other = connect(backend());
      await other.auth.signInWithPassword({ email, password: PASSWORD });
      await saveTasks(client, userId, ['level-1-task-1']);
      await client.auth.resetPasswordForEmail(email);
      const mallory = await signUp(backend());
      const attack = await mallory.client.rpc('delete_account', { email });
      expect(attack.error).toMatchObject({ code: '22023' });
      expect(await rowsAbout(userId, email)).toContain('auth.sessions');

      expect((await client.rpc('delete_account', { email })).data).toBe(true);
      expect(await rowsAbout(userId, email)).toEqual([]);
      expect((await client.rpc('delete_account', { email })).data).toBe(false);
      for (const each of [client, other]) {
        expect((await each.auth.refreshSession()).error).not.toBeNull();
        expect((await each.auth.getUser()).data.user).toBeNull();
      }
      const again = await connect(backend()).auth.signInWithPassword({ email, password: PASSWORD });
      expect(again.error).toMatchObject({ message: 'Invalid login credentials' });
    });

    it('signs out everywhere', async () => {
      const { client, email } = await signUp(backend());
      const other = connect(backend());
      await other.auth.signInWithPassword({ email, password: PASSWORD });
      expect((await other.auth.getUser()).data.user?.email).toBe(email);
      expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull();
      expect((await other.auth.getUser()).data.user).toBeNull();
    });

    it('redirects to Google, and reports the sign-in as failed afterwards', async () => {
      const redirectTo = 'http://localhost:5173/dashboard';
      const { data } = await connect(backend()).auth.signInWithOAuth({
        provider: 'google',
        options: { redirectTo, skipBrowserRedirect: true },
      });
      const response = await fetch(data.url ?? '', { redirect: 'manual' });
      const google = new URL(response.headers.get('location') ?? '');
      expect(google.origin).toBe('https://accounts.google.com');
      expect(Object.fromEntries(google.searchParams)).toMatchObject({
        client_id: expect.stringContaining('.apps.googleusercontent.com'),
        redirect_uri: `${backend().url}/auth/v1/callback`,
        response_type: 'code',
        state: expect.any(String),
      });
      const callback = await fetch(`${backend().url}/auth/v1/callback?code=x&state=y`, {
        redirect: 'manual',
      });
      expect(callback.headers.get('location')).toContain('error=server_error');
    });
  });
};
