export { compareWithDatabase } from '../../src/adapters/supabase/compare-with-database.js';
export type { QuizOfLevel } from '../../src/adapters/supabase/compare-with-database.js';
export { readProgressAhead } from '../../src/adapters/supabase/read-ahead.js';
export type { ProgressRead, ProgressReadOptions } from '../../src/adapters/supabase/read-ahead.js';
export { createSupabaseStorage } from '../../src/adapters/supabase/supabase-storage.js';
export type { SupabaseStorageOptions } from '../../src/adapters/supabase/supabase-storage.js';
