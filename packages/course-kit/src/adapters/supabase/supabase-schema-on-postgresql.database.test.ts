import { readMigrations } from '../../../../cli/src/sql/read-migrations.js';
import { startPostgresBackend } from '../../testing/postgres-backend.fixtures.js';
import { describeSupabaseMarking, describeSupabaseStorage } from '../../testing/supabase-storage.fixtures.js';

// On PostgreSQL, which answers in a third of PGlite's time; that PGlite has such schemas as well is held by
// supabase-two-courses.database.test.ts.
const start = () => startPostgresBackend({ schemas: { bread: () => readMigrations('bread') } });

describeSupabaseStorage('in a schema of its own on PostgreSQL', start, 'bread');
describeSupabaseMarking('in a schema of its own on PostgreSQL', start, 'bread');
