import { startBackend } from '@course-kit/embedded-backend';
import { describeSupabaseStorage } from '../../testing/supabase-storage.fixtures.js';

describeSupabaseStorage('on PGlite', async () => {
  const backend = await startBackend({ driver: 'pglite' });
  return { backend, stop: () => backend.stop() };
});
