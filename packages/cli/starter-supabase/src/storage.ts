import { createSupabaseStorage } from '@course-kit/react/adapters/supabase';

const { VITE_SUPABASE_URL: url, VITE_SUPABASE_KEY: key } = import.meta.env as Record<
  string,
  string | undefined
>;

/** Progress and certificates of each account; null until the project is named in `.env`. */
export const storage = url && key ? createSupabaseStorage({ url, key }) : null;
