import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { Backend } from '../backend.ts';
import type { Mail } from '../mails.ts';

export const PASSWORD = 'correct horse';

let number = 0;
export const newAddress = () => {
  number += 1;
  return `learner-${number}@example.org`;
};

export const connect = ({ url, publishableKey }: Backend): SupabaseClient =>
  createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: newAddress() },
    // A busy machine answers late; by itself the client would give up after ten seconds.
    realtime: { timeout: 600_000 },
  });

/** Signs up a new account and returns its client. */
export async function signUp(backend: Backend) {
  const client = connect(backend);
  const email = newAddress();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { client, email, userId: data.user?.id ?? '' };
}

export const lastMailTo = async ({ url }: Backend, address: string) => {
  const mails = (await (await fetch(`${url}/_mails.json`)).json()) as Mail[];
  return mails.findLast(({ to }) => to === address);
};

export const saveTasks = (client: SupabaseClient, userId: string, tasks: readonly string[]) =>
  client
    .from('course_progress')
    .upsert({ user_id: userId, level: 1, completed_tasks: tasks }, { onConflict: 'user_id,level' });

/** Subscribes as the site does, and waits until the server has confirmed. */
export async function listen(client: SupabaseClient, userId: string) {
  const events: { eventType: string; new: Record<string, unknown>; old: Record<string, unknown> }[] = [];
  const statuses: string[] = [];
  const filter = `user_id=eq.${userId}`;
  const channel = client
    .channel(`progress:${newAddress()}`)
    .on('postgres_changes', { event: '*', schema: 'public', table: 'course_progress', filter }, (event) => {
      events.push({ eventType: event.eventType, new: event.new, old: event.old });
    })
    .subscribe((status) => {
      statuses.push(status);
    });
  await expect.poll(() => statuses).toContain('SUBSCRIBED');
  return { events, statuses, channel };
}
