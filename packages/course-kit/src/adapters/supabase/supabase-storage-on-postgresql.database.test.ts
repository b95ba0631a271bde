import { startPostgresBackend } from '../../testing/postgres-backend.fixtures.js';
import { describeSupabaseStorage } from '../../testing/supabase-storage.fixtures.js';

describeSupabaseStorage('on PostgreSQL', () => startPostgresBackend());
