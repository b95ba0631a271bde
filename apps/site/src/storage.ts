import { createLocalStorage, type CourseStorage } from 'course-kit';
import { createSupabaseStorage } from 'course-kit/adapters/supabase';

/**
 * Where this site keeps its learners' progress: in a Supabase project when one is named (the dev server names
 * its embedded one), else in the browser.
 */
export function createSiteStorage(): CourseStorage {
  // Written out, so that a build drops the storage that it does not use.
  const url = import.meta.env.VITE_SUPABASE_URL;
  const key = import.meta.env.VITE_SUPABASE_KEY;
  if (import.meta.env.VITE_STORAGE === 'local' || !url || !key)
    // The keys of the specification, as they are: learners carry progress under them from before.
    return createLocalStorage({ prefix: '' });
  return createSupabaseStorage({ url, key });
}
