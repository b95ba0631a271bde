import { startPostgresBackend } from '../../testing/postgres-backend.fixtures.js';
import { describeSupabaseMarking } from '../../testing/supabase-storage.fixtures.js';

describeSupabaseMarking('on PostgreSQL', () => startPostgresBackend());
