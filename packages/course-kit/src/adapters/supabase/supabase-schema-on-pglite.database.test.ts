import { startBackend } from '@course-kit/embedded-backend';
import { readMigrations } from '../../../../cli/src/sql/read-migrations.js';
import { describeSupabaseMarking, describeSupabaseStorage } from '../../testing/supabase-storage.fixtures.js';

const start = async () => {
  const backend = await startBackend({ driver: 'pglite', schemas: { bread: () => readMigrations('bread') } });
  return { backend, stop: () => backend.stop() };
};

describeSupabaseStorage('in a schema of its own on PGlite', start, 'bread');
describeSupabaseMarking('in a schema of its own on PGlite', start, 'bread');
