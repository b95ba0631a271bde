import { readMigrations } from '../../../../cli/src/sql/read-migrations.js';
import { startPostgresBackend } from '../../testing/postgres-backend.fixtures.js';
import { describeSupabaseMarking, describeSupabaseStorage } from '../../testing/supabase-storage.fixtures.js';

// The contract runs twice: in the schema `public` on PGlite (supabase-storage-on-pglite.database.test.ts), and in another
// schema on PostgreSQL, which answers in a third of PGlite's time. The SQL tests run in both schemas on both.
const start = () => startPostgresBackend({ schemas: { bread: () => readMigrations('bread') } });

describeSupabaseStorage('in a schema of its own on PostgreSQL', start, 'bread');
describeSupabaseMarking('in a schema of its own on PostgreSQL', start, 'bread');
