import { startBackend } from '@course-kit/embedded-backend';
import { describeSupabaseMarking } from '../../testing/supabase-storage.fixtures.js';

describeSupabaseMarking('on PGlite', async () => {
  const backend = await startBackend({ driver: 'pglite' });
  return { backend, stop: () => backend.stop() };
});
