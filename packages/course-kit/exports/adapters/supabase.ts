export { createSupabaseStorage } from '../../src/adapters/supabase/supabase-storage.js';
export type { SupabaseStorageOptions } from '../../src/adapters/supabase/supabase-storage.js';
