import { describe, expect, it } from 'vitest';
import type { Backend } from './backend.ts';
import { connect, saveTasks, signUp } from './testing/clients.ts';

export const describeTables = (backend: () => Backend) => {
  describe('tables', () => {
    it("saves and reads the learner's own progress", async () => {
      const { client, userId } = await signUp(backend());
      expect((await saveTasks(client, userId, ['level-1-task-1'])).error).toBeNull();
      expect((await saveTasks(client, userId, ['level-1-task-1', 'level-1-task-2'])).error).toBeNull();
      const { data } = await client.from('course_progress').select('level, completed_tasks').single();
      expect(data).toEqual({ level: 1, completed_tasks: ['level-1-task-1', 'level-1-task-2'] });
    });

    it('hides the rows of other learners, and refuses rows in their name', async () => {
      const ada = await signUp(backend());
      const ben = await signUp(backend());
      await saveTasks(ada.client, ada.userId, ['level-1-task-1']);
      expect((await ben.client.from('course_progress').select()).data).toEqual([]);
      expect((await saveTasks(ben.client, ada.userId, [])).error).toMatchObject({ code: '42501' });
    });

    it('grants visitors nothing that the migrations do not', async () => {
      const { error } = await connect(backend()).from('course_progress').select();
      expect(error).toMatchObject({ code: '42501' });
    });

    it('policies see the headers of a request', async () => {
      const { client, userId } = await signUp(backend());
      const score = 80;
      await client.from('course_progress').upsert({
        user_id: userId,
        level: 1,
        completed_tasks: [],
        quiz_completed: true,
        quiz_score: score,
      });
      const id = `CERT-${Date.now()}-L1`;
      const certificate = {
        id,
        user_id: userId,
        user_name: 'Ada Lovelace',
        level: 1,
        course_name: 'Langflow Learning',
        score,
        completion_date: 'November 21, 2026',
        issued_by: 'Langflow Learning',
      };
      expect((await client.from('certificates').insert(certificate)).error).toBeNull();
      const read = async (headers: Record<string, string>) => {
        const address = `${backend().url}/rest/v1/certificates?select=id`;
        const all = { apikey: backend().publishableKey, ...headers };
        return (await fetch(address, { headers: all })).json();
      };
      expect(await read({})).toEqual([]);
      expect(await read({ 'x-certificate-id': id })).toEqual([{ id }]);
    });

    it('answers a violated check as hosted Supabase does: 400, with the code of the database', async () => {
      const { client, userId } = await signUp(backend());
      await client
        .from('course_progress')
        .upsert({ user_id: userId, level: 1, quiz_completed: true, quiz_score: 80 });
      const certificate = { user_name: 'Ada', level: 1, course_name: 'A course', score: 80 };
      const { error, status } = await client.from('certificates').insert({
        ...certificate,
        id: 'no certificate id',
        user_id: userId,
        completion_date: 'November 21, 2026',
        issued_by: 'A course',
      });
      expect(status).toBe(400);
      expect(error).toMatchObject({ code: '23514', message: expect.stringContaining('certificates_id') });
    });

    it('tells a browser on another origin that its change is older than a deletion', async () => {
      const { client, userId } = await signUp(backend());
      const address = `${backend().url}/rest/v1/course_progress`;
      const preflight = await fetch(address, {
        method: 'OPTIONS',
        headers: {
          origin: 'http://localhost:5555',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey,authorization,content-type,x-change-age',
        },
      });
      expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toMatch(/\*|x-change-age/);
      await client.from('course_progress').delete().eq('user_id', userId);
      const { error, status } = await saveTasks(client, userId, ['level-1-task-1']).setHeader(
        'x-change-age',
        String(60_000),
      );
      expect(status).toBe(410);
      expect(error).toMatchObject({ code: 'PT410' });
      expect(
        (await saveTasks(client, userId, ['level-1-task-1']).setHeader('x-change-age', '0')).error,
      ).toBeNull();
    });

    it('says with Retry-After when another attempt at a quiz is taken', async () => {
      const allow = (attempts: number) =>
        backend().serviceSql(`update course_settings set visitor_attempts_per_hour = ${attempts}`);
      await backend().serviceSql(
        `with key as (insert into private.quiz_keys (level, asks) values (1, 1) returning level)
          insert into private.quiz_questions (level, id, position, key, explanation)
          select level, 'q1', 1, '{"options": ["a", "b"], "right": "a"}', '' from key`,
      );
      await allow(0);
      const answer = await fetch(`${backend().url}/rest/v1/rpc/mark_answers`, {
        method: 'POST',
        headers: { apikey: backend().publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ level: 1, questions: ['q1'], answers: ['a'] }),
      });
      await allow(60);
      await backend().serviceSql('delete from private.quiz_keys');
      const wait = answer.headers.get('retry-after');
      expect(Number(wait)).toBeGreaterThan(0);
      expect(answer.status).toBe(429);
      expect(await answer.json()).toEqual({
        code: 'PT429',
        message: 'too many attempts',
        details: wait,
        hint: null,
      });
    });

    it('tells a NULL inside an array from the text', async () => {
      const [row] = await backend().serviceSql(
        `select array['a', null, 'NULL', ''] as texts, array[[1, null], [null, 2]] as numbers, array[true, null] as truths,
          array['{"a": [null]}', null]::jsonb[] as documents, '{}'::text[] as nothing`,
      );
      expect(row).toEqual({
        texts: ['a', null, 'NULL', ''],
        numbers: [
          [1, null],
          [null, 2],
        ],
        truths: [true, null],
        documents: [{ a: [null] }, null],
        nothing: [],
      });
    });

    it('a test can query as the owner of the database', async () => {
      const { userId } = await signUp(backend());
      const rows = await backend().serviceSql('select id from auth.users where id = $1', [userId]);
      expect(rows).toEqual([{ id: userId }]);
    });
  });
};
