import { startBackend, type Backend } from '@course-kit/embedded-backend';
import { startPostgres } from '@course-kit/embedded-backend/testing';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { describeCourseStorage } from '../../testing/describe-course-storage.js';
import { FakeStorage } from '../../testing/fake-storage.js';
import { createSupabaseStorage } from './supabase-storage.js';

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

function describeOn(name: string, start: () => Promise<{ backend: Backend; stop: () => Promise<void> }>) {
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

describeOn('on PGlite', async () => {
  const backend = await startBackend({ driver: 'pglite' });
  return { backend, stop: () => backend.stop() };
});

describe('with a PostgreSQL server', () => {
  describeOn('on PostgreSQL', async () => {
    const server = await startPostgres();
    const backend = await startBackend({ driver: { postgresUrl: server.url } });
    return {
      backend,
      stop: async () => {
        await backend.stop();
        await server.stop();
      },
    };
  });
});
