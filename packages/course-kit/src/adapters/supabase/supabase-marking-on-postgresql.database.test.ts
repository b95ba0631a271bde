import { startBackend } from '@course-kit/embedded-backend';
import { startPostgres } from '@course-kit/embedded-backend/testing';
import { describeSupabaseMarking } from '../../testing/supabase-storage.fixtures.js';

describeSupabaseMarking('on PostgreSQL', async () => {
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
