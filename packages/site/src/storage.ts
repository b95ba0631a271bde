import { createLocalStorage, type CourseStorage } from '@course-kit/react';
import { brand } from 'virtual:course-site/options';
import { createSupabaseStorage } from '@course-kit/react/adapters/supabase';
import { withBase } from './base-path.js';
import { outline } from './course.js';
import { schema } from './database-schema.js';
import { progressRead } from './progress-read.js';

/**
 * Where this site keeps progress: in a Supabase project if one is configured (the dev server configures its embedded
 * one), else in the browser. It uses the progress that the page has requested already.
 */
export const storage = createSiteStorage();

function createSiteStorage(): CourseStorage {
  const { progressPrefix: prefix } = brand;
  // Read by their full names, so that a build drops the storage that it does not use.
  const url = import.meta.env.VITE_SUPABASE_URL;
  const key = import.meta.env.VITE_SUPABASE_KEY;
  if (import.meta.env.VITE_STORAGE === 'local' || !url || !key)
    return createLocalStorage(prefix === undefined ? { course: outline } : { prefix });
  if (import.meta.env.DEV && !import.meta.env.SSR && import.meta.env.VITE_MARKING === 'database')
    void import('./compare-with-database.js').then(({ reportDifferences }) => reportDifferences(url, key));
  return createSupabaseStorage({
    url,
    key,
    schema,
    homePath: withBase('/'),
    progressRead,
    marksQuizzes: import.meta.env.VITE_MARKING === 'database',
    ...(prefix !== undefined && { browser: { prefix } }),
  });
}
