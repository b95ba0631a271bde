import type { Backend } from '@course-kit/embedded-backend';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { describeCourseStorage } from './describe-course-storage.js';
import { FakeStorage } from './fake-storage.js';
import { createSupabaseStorage } from '../adapters/supabase/supabase-storage.js';

const password = 'correct horse';

/** A client of its own: another tab, or another device. */
function connect({ url, publishableKey }: Backend) {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  const storage = createSupabaseStorage({
    client,
    browser: { storage: new FakeStorage(), prefix: crypto.randomUUID() },
    retryDelay: () => 5,
  });
  return { client, storage };
}

/** The contract of storages, held by the Supabase adapter over HTTP against a backend that is really there. */
export function describeSupabaseStorage(
  name: string,
  start: () => Promise<{ backend: Backend; stop: () => Promise<void> }>,
): void {
  describe(`Supabase storage over HTTP, ${name}`, () => {
    let backend: Backend;
    let stop = async () => {};
    beforeAll(async () => {
      // The embedded server reports every refused statement there; that they are refused is what is tested.
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      ({ backend, stop } = await start());
    });
    afterAll(() => stop());

    describeCourseStorage(name, {
      async create() {
        const email = `${crypto.randomUUID()}@example.org`;
        const { client, storage } = connect(backend);
        await client.auth.signUp({ email, password });
        const clients = [client];
        const emails = { first: email, second: `${crypto.randomUUID()}@example.org` };
        let registered: Promise<unknown> | undefined;
        return {
          storage,
          another: async () => {
            const other = connect(backend);
            await other.client.auth.signInWithPassword({ email, password });
            clients.push(other.client);
            return other.storage;
          },
          signIn: async (learner) => {
            registered ??= connect(backend).client.auth.signUp({ email: emails.second, password });
            await registered;
            await storage.session?.signIn?.({ email: emails[learner], password });
          },
          teardown: async () => {
            await Promise.all(clients.map((each) => each.removeAllChannels()));
            clients.forEach((each) => each.realtime.disconnect());
          },
        };
      },
    });
  });
}
