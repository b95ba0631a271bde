import { request } from 'node:http';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Backend } from './backend.ts';
import { LONGEST_BODY, MOST_ROWS } from './check-request.ts';
import { connect, saveTasks, signUp } from './testing/clients.ts';

/** Requests that a hostile or careless page or script may send. */
export const describeAttacks = (backend: () => Backend) => {
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { apikey: backend().publishableKey, 'content-type': 'application/json', ...init.headers };
    return fetch(`${backend().url}${path}`, { method: 'POST', ...init, headers });
  };

  /** Another learner's progress, to show that it is unchanged afterwards. */
  const learner = async () => {
    const { client, userId } = await signUp(backend());
    await saveTasks(client, userId, ['level-1-task-1']);
    const { data } = await client.auth.getSession();
    const authorization = `Bearer ${data.session?.access_token ?? ''}`;
    const expectUnharmed = async () => {
      const { data: rows } = await client.from('course_progress').select('completed_tasks');
      expect(rows).toEqual([{ completed_tasks: ['level-1-task-1'] }]);
    };
    return { userId, authorization, expectUnharmed };
  };

  describe('requests that are malformed or too large', () => {
    it.each([{ a: 1 }, 5, 'x', true, { a: { b: [1] } }])(
      'refuses %j as a list of tasks, in an insert and in an update',
      async (tasks) => {
        const { userId, authorization, expectUnharmed } = await learner();
        const body = JSON.stringify({ user_id: userId, level: 1, completed_tasks: tasks });
        const prefer = 'resolution=merge-duplicates';
        const path = '/rest/v1/course_progress';
        const inserted = await send(`${path}?on_conflict=user_id,level`, {
          body,
          headers: { authorization, prefer },
        });
        const changed = await send(`${path}?user_id=eq.${userId}`, {
          method: 'PATCH',
          body,
          headers: { authorization },
        });
        expect([inserted.status, changed.status]).toEqual([400, 400]);
        await expectUnharmed();
      },
    );

    it.each([
      ['a list of tasks that holds an object', 'course_progress', { level: 1, completed_tasks: [{ a: 1 }] }],
      ['a level', 'course_progress', { level: { a: 1 }, completed_tasks: [] }],
      ['a certificate', 'certificates', { id: { a: 1 }, level: [{}], score: { a: 1 }, user_name: {} }],
      ['a checked flow', 'flow_checks', { level: {}, task: [1], fingerprint: { a: 1 }, release: 1 }],
      [
        'what is handed in',
        'rpc/hand_in_answers',
        { level: {}, questions: {}, answers: [{}], time_seconds: 1 },
      ],
      [
        'a hand-in',
        'rpc/hand_in_answers',
        { level: 1, questions: ['q1'], answers: { a: 1 }, time_seconds: {}, hand_in_id: [] },
      ],
      ['what is drawn', 'rpc/draw_quiz', { level: { a: 1 }, hand_in_id: { a: 1 } }],
      ['what a visitor hands in', 'rpc/mark_answers', { level: {}, questions: ['q1'], answers: [[{}]] }],
    ])('refuses as %s what cannot be one', async (_, path, values) => {
      const { userId, authorization, expectUnharmed } = await learner();
      const body = JSON.stringify(path.startsWith('rpc/') ? values : { user_id: userId, ...values });
      const { status } = await send(`/rest/v1/${path}`, { body, headers: { authorization } });
      expect([400, 404]).toContain(status);
      await expectUnharmed();
    });

    it('refuses conditions that are nested too deep or not closed, and goes on', async () => {
      const { authorization, expectUnharmed } = await learner();
      const address = '/rest/v1/course_progress?select=level';
      const nested = (depth: number, end: string) =>
        `${address}&and=(${'and('.repeat(depth)}level.eq.1${end.repeat(depth)})`;
      const statusOf = async (path: string) =>
        (await send(path, { method: 'GET', headers: { authorization } })).status;
      for (const path of [nested(3, ''), nested(2_000, ')'), nested(2_000, '')])
        expect(await statusOf(path)).toBe(400);
      expect(await statusOf(nested(3, ')'))).toBe(200);
      await expectUnharmed();
    });

    it.each(['{', 'null', '5', '"x"', '[[]]', '[1]', '\u0000'])('refuses the body %j', async (body) => {
      const { authorization, expectUnharmed } = await learner();
      const paths = ['/rest/v1/course_progress', '/auth/v1/signup', '/auth/v1/token?grant_type=password'];
      for (const path of paths) {
        const { status } = await send(path, { body, headers: { authorization } });
        expect([400, 422]).toContain(status);
      }
      await expectUnharmed();
    });

    it('refuses more rows than one statement can carry, and still answers reads', async () => {
      const { userId, authorization, expectUnharmed } = await learner();
      const row = { user_id: userId, level: 1, completed_tasks: [] };
      const body = JSON.stringify(Array.from({ length: MOST_ROWS + 1 }, () => row));
      expect((await send('/rest/v1/course_progress', { body, headers: { authorization } })).status).toBe(413);
      await expectUnharmed();
    });

    it('refuses a body that is too long', async () => {
      const { expectUnharmed } = await learner();
      const body = JSON.stringify({ email: 'x'.repeat(LONGEST_BODY) });
      expect((await send('/auth/v1/signup', { body })).status).toBe(413);
      await expectUnharmed();
    });

    it('refuses a path that cannot be decoded', async () => {
      expect((await send('/rest/v1/%E0%A4%A', { method: 'GET' })).status).toBe(400);
    });
  });

  describe('requests from pages of other sites', () => {
    const statusOf = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const all = { apikey: backend().publishableKey, ...headers };
        request(`${backend().url}/rest/v1/certificates?select=id`, { headers: all })
          .once('response', (response) => {
            response.resume();
            resolve(response.statusCode);
          })
          .once('error', reject)
          .end();
      });

    it.each([
      { host: 'course.example' },
      { host: '127.0.0.1.course.example' },
      { origin: 'https://course.example' },
      { origin: 'http://localhost.course.example' },
      { origin: 'null' },
    ])('are refused: %j', async (headers) => {
      expect(await statusOf(headers)).toBe(403);
    });

    it.each([
      {},
      { host: 'localhost' },
      { host: '0.0.0.0' },
      { origin: 'http://localhost:5173' },
      { origin: 'http://[::1]:80' },
    ])('are distinguished from requests of this machine: %j', async (headers) => {
      expect(await statusOf(headers)).toBe(200);
    });

    const socketOf = (headers: Record<string, string>) =>
      new Promise<'open' | 'refused'>((resolve) => {
        const { url, publishableKey } = backend();
        const socket = new WebSocket(
          `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}`,
          { headers },
        );
        socket.once('open', () => {
          socket.terminate();
          resolve('open');
        });
        socket.once('error', () => resolve('refused'));
      });

    it('cannot open a socket', async () => {
      expect(await socketOf({ origin: 'https://course.example' })).toBe('refused');
      expect(await socketOf({ host: 'course.example' })).toBe('refused');
      expect(await socketOf({ origin: 'http://localhost:5173' })).toBe('open');
    });
  });

  it('refuses a token signed with a secret from the source code', async () => {
    const secret = new TextEncoder().encode('embedded backend, development only, of no use elsewhere');
    const token = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
    const headers = { authorization: `Bearer ${token}` };
    expect((await send('/rest/v1/course_progress?select=*', { method: 'GET', headers })).status).toBe(401);
    expect((await connect(backend()).auth.getUser(token)).error).not.toBeNull();
  });
};
