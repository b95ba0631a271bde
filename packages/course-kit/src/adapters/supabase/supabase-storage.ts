import type { CourseStorage } from '../../ports/course-storage.js';
import { createLocalCopy, type LocalStorageOptions } from '../local/local-storage.js';
import { createReadCache } from './read-cache.js';
import { createSupabaseCertificates } from './supabase-certificates.js';
import { connectTo, type SupabaseProject } from './supabase-connection.js';
import { createSupabaseNotices } from './supabase-notices.js';
import { createSupabaseProgress } from './supabase-progress.js';
import { createSupabaseSession } from './supabase-session.js';

/** Settings of the storage in a Supabase project. */
export type SupabaseStorageOptions = SupabaseProject & {
  /** Where the browser's copy and half-answered quizzes are kept. @default this browser's local storage */
  readonly browser?: LocalStorageOptions;
  /** The time in milliseconds since 1970, for certificates. @default Date.now */
  readonly clock?: () => number;
  /** How long to wait before a failed read is tried again, in milliseconds. @default 1, 2, 4 … 30 seconds */
  readonly retryDelay?: (failures: number) => number;
};

/**
 * Keeps progress and certificates in a Supabase project whose database has the migrations of this package
 * (`supabase/`), with accounts. The client library is downloaded when somebody signs in or is signed in;
 * a visitor who only reads never needs it.
 *
 * Reads that fail for a passing reason are tried three more times. A visitor's writes reject with the code
 * `unauthenticated`.
 */
export function createSupabaseStorage(options: SupabaseStorageOptions): CourseStorage {
  const connection = connectTo(options);
  return {
    place: 'account',
    progress: createSupabaseProgress(
      connection,
      createReadCache(options.retryDelay),
      createSupabaseNotices(connection),
    ),
    ...createLocalCopy(options.browser),
    certificates: createSupabaseCertificates(connection, options.clock ?? Date.now),
    session: createSupabaseSession(connection),
  };
}
