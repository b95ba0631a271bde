import { describe, expect, it } from 'vitest';
import type { Backend } from './backend.ts';
import { connect, listen, newAddress, saveTasks, signUp } from './testing/clients.ts';

const FIRST = 'level-1-task-1';
const SECOND = 'level-1-task-2';
const SAVES = 25;

export const describeRealtime = (backend: () => Backend) => {
  describe('live refresh', () => {
    it('notifies the owner of every change, and nobody else', async () => {
      const ada = await signUp(backend());
      const ben = await signUp(backend());
      const toAda = await listen(ada.client, ada.userId);
      const toBen = await listen(ben.client, ben.userId);
      const toEavesdropper = await listen(ben.client, ada.userId);

      await saveTasks(ada.client, ada.userId, [FIRST]);
      await saveTasks(ada.client, ada.userId, [FIRST, SECOND]);
      await saveTasks(ben.client, ben.userId, [SECOND]);
      await expect.poll(() => toBen.events.length).toBe(1);
      expect(toEavesdropper.events).toEqual([]);
      await expect
        .poll(() => toAda.events)
        .toMatchObject([
          { eventType: 'INSERT', new: { user_id: ada.userId, level: 1, completed_tasks: [FIRST] } },
          {
            eventType: 'UPDATE',
            new: { completed_tasks: [FIRST, SECOND] },
            old: { user_id: ada.userId, level: 1 },
          },
        ]);

      await backend().serviceSql('delete from public.course_progress where user_id = $1', [ada.userId]);
      await saveTasks(ben.client, ben.userId, []);
      await expect.poll(() => toBen.events.length).toBe(2);
      expect(toBen.events.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE']);
      await expect
        .poll(() => toAda.events.at(-1))
        .toMatchObject({
          eventType: 'DELETE',
          old: { user_id: ada.userId, level: 1 },
          new: {},
        });
      await Promise.all([ada.client.removeAllChannels(), ben.client.removeAllChannels()]);
    });

    it('tells of every change with the row as it was then, however long the row is', async () => {
      const { client, userId } = await signUp(backend());
      const { events } = await listen(client, userId);
      await saveTasks(client, userId, []);
      const many = Array.from({ length: 200 }, (_, index) => `level-1-task-${index + 1}`);
      const set = (tasks: readonly string[]) =>
        `update public.course_progress set completed_tasks = '{${tasks.join()}}' where user_id = '${userId}';`;
      // One transaction: both changes are there before anybody is told of the first. The course is longer meanwhile.
      await backend().serviceSql(`do $$
        declare before public.course_settings;
        begin
          select * into before from public.course_settings;
          update public.course_settings set tasks_per_level = ${many.length}, tasks_by_level = null;
          ${set(many)}
          ${set([SECOND])}
          update public.course_settings
             set tasks_per_level = before.tasks_per_level, tasks_by_level = before.tasks_by_level;
        end $$`);
      await expect
        .poll(() => events)
        .toMatchObject([
          { eventType: 'INSERT', new: { completed_tasks: [] } },
          { eventType: 'UPDATE', new: { completed_tasks: many }, old: { user_id: userId, level: 1 } },
          { eventType: 'UPDATE', new: { completed_tasks: [SECOND] } },
        ]);
      await client.removeAllChannels();
    });

    it('takes at most 100 subscriptions of a socket', async () => {
      const client = connect(backend());
      const join = async (count: number) => {
        const answers: string[] = [];
        const channel = client.channel(newAddress());
        for (let level = 0; level < count; level += 1) {
          const filter = `level=eq.${level}`;
          channel.on(
            'postgres_changes',
            { event: '*', schema: 'public', table: 'course_progress', filter },
            () => {},
          );
        }
        channel.subscribe((status, error) => answers.push(`${status} ${error?.message ?? ''}`));
        await expect.poll(() => answers.length).toBeGreaterThan(0);
        return { channel, answer: answers[0] };
      };
      const { channel, answer } = await join(60);
      expect(answer).toMatch('SUBSCRIBED');
      const tooMany = await join(41);
      expect(tooMany.answer).toMatch('CHANNEL_ERROR ChannelRateLimitReached');
      await client.removeChannel(tooMany.channel);
      await client.removeChannel(channel);
      expect((await join(41)).answer).toMatch('SUBSCRIBED');
      await client.removeAllChannels();
    });

    it('lets learners sign up while others are notified of changes', async () => {
      const learners = await Promise.all([0, 1, 2, 3].map(() => signUp(backend())));
      const received = await Promise.all(learners.map(({ client, userId }) => listen(client, userId)));
      const saving = learners.map(async ({ client, userId }) => {
        for (let time = 0; time < SAVES; time += 1) {
          expect(await saveTasks(client, userId, time % 2 === 0 ? [FIRST] : [])).toMatchObject({
            error: null,
          });
        }
      });
      const signingUp = [0, 1].map(async () => {
        for (let time = 0; time < 8; time += 1) await signUp(backend());
      });
      await Promise.all([...saving, ...signingUp]);
      await expect.poll(() => received.map(({ events }) => events.length)).toEqual(learners.map(() => SAVES));
      await Promise.all(learners.map(({ client }) => client.removeAllChannels()));
    });

    it('sends no notification after unsubscribing', async () => {
      const { client, userId } = await signUp(backend());
      const left = await listen(client, userId);
      const stayed = await listen(client, userId);
      expect(await client.removeChannel(left.channel)).toBe('ok');
      await saveTasks(client, userId, [FIRST]);
      await expect.poll(() => stayed.events.length).toBe(1);
      expect(left.events).toEqual([]);
      await client.removeAllChannels();
    });

    it('refuses a token of another server', async () => {
      const client = connect(backend());
      await client.realtime.setAuth('e30.e30.e30');
      const errors: string[] = [];
      client
        .channel('progress')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'course_progress' }, () => {})
        .subscribe((status, error) => errors.push(`${status} ${error?.message ?? ''}`));
      await expect.poll(() => errors.length).toBeGreaterThan(0);
      expect(errors[0]).toMatch(/^CHANNEL_ERROR InvalidJWTToken/);
      await client.removeAllChannels();
    });

    it('reports a table that is not published', async () => {
      const client = connect(backend());
      const messages: unknown[] = [];
      client
        .channel('settings')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'course_settings' }, () => {})
        .on('system', {}, ({ status }: { status: string }) => messages.push(status))
        .subscribe();
      await expect.poll(() => messages.length).toBe(1);
      expect(messages).toEqual(['error']);
      await client.removeAllChannels();
    });
  });
};
