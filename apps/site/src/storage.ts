import { createLocalStorage, type CourseStorage } from 'course-kit';
import { createSupabaseStorage } from 'course-kit/adapters/supabase';

const { VITE_SUPABASE_URL: url, VITE_SUPABASE_KEY: key, VITE_STORAGE: wanted } = import.meta.env;

/**
 * Where this site keeps its learners' progress: in a Supabase project when one is named (the dev server names
 * its embedded one), else in the browser.
 */
export function createSiteStorage(): CourseStorage {
  return wanted === 'local' || !url || !key ? createLocalStorage() : createSupabaseStorage({ url, key });
}
