import type { CourseStorage, StoragePorts } from '../../ports/course-storage.js';
import { CourseStorageError } from '../../ports/course-storage-error.js';
import { createCourseStorage, type CourseStorageOptions } from '../course-storage.js';
import { readProgressAhead, type ProgressRead } from './read-ahead.js';
import type { ReadCache } from './read-cache.js';
import { connectTo, type SupabaseProject } from './supabase-connection.js';
import { createSupabaseNotifications } from './supabase-notifications.js';
import { levelRecordsOf } from './supabase-rows.js';
import { createSupabaseSession } from './supabase-session.js';
import type { SupabaseTables } from './supabase-tables.js';

/** Settings of the storage in a Supabase project. */
export type SupabaseStorageOptions = SupabaseProject & {
  /** Where the browser's copy, waiting changes and half-answered quizzes are kept. @default local storage */
  readonly browser?: Omit<CourseStorageOptions, 'clock'>;
  /** The path on this origin that the link of a confirmation mail leads to. @default '/' */
  readonly homePath?: string;
  /**
   * Whether the database marks quizzes; it then needs the keys that `course-kit keys` writes.
   *
   * @default false: the browser marks, with the right answers of the course
   */
  readonly marksQuizzes?: boolean;
  /** The time in milliseconds since 1970. @default Date.now */
  readonly clock?: () => number;
  /** How long to wait before a failed read is tried again, in milliseconds. @default 1, 2, 4 … 30 seconds */
  readonly retryDelay?: (failures: number) => number;
  /** The answer of `readProgressAhead`, where the page has called it before. @default it is called here */
  readonly progressRead?: ProgressRead | undefined;
};

/**
 * Keeps progress and certificates in a Supabase project whose database has the migrations of this package
 * (`supabase/`), with accounts. The client library is downloaded when somebody signs in or is signed in;
 * a visitor who only reads never needs it.
 *
 * Reads that fail for a temporary reason are retried three times; while changes are followed, as a provider does, their
 * answers are kept for five minutes or until something changes. A visitor's writes reject with the code
 * `unauthenticated`.
 */
export function createSupabaseStorage(options: SupabaseStorageOptions): CourseStorage {
  const connection = connectTo(options);
  const clock = options.clock ?? Date.now;
  const ahead = options.progressRead ?? (connection.rest && readProgressAhead({ ...connection.rest, clock }));
  const invalidate = () => {
    ahead?.forget();
    reads?.invalidate();
  };
  const notifications = createSupabaseNotifications(connection, invalidate);
  let reads: ReadCache | undefined;
  let loading: Promise<SupabaseTables> | undefined;

  const load = async (operation: string): Promise<SupabaseTables> => {
    loading ??= import('./supabase-tables.js').then((module) => {
      reads = module.createReadCache(options.retryDelay, notifications.isFollowed);
      return module.createSupabaseTables(connection, { ...reads, invalidate }, clock);
    });
    return loading.catch((error: unknown) => {
      // A download that failed is tried again by whoever asks next.
      loading = undefined;
      throw new CourseStorageError('unavailable', operation, error);
    });
  };
  /** For the signed-in learner; the tables' code and the client library are fetched side by side. */
  const open = async (operation: string): Promise<SupabaseTables> => {
    if (!connection.mayHaveSession()) throw new CourseStorageError('unauthenticated', operation);
    const [tables] = await Promise.all([load(operation), connection.client()]);
    return tables;
  };

  /** A method of one of the tables' ports, which are fetched when it is called. */
  const later = <Port extends keyof SupabaseTables, Method extends keyof SupabaseTables[Port] & string>(
    port: Port,
    method: Method,
    get = open,
  ) =>
    (async (...given: readonly unknown[]) => {
      const tables = await get(`${port}.${method}`);
      return (tables[port][method] as (...given: readonly unknown[]) => unknown)(...given);
    }) as SupabaseTables[Port][Method];

  if (connection.rest && connection.mayHaveSession()) {
    // For a returning learner, the code that is needed next is loaded once their progress is there.
    void ahead?.settled
      .then(() => Promise.all([load('progress.list'), import('@supabase/supabase-js')]))
      .catch(() => {});
  }
  const ports: StoragePorts = {
    place: 'account',
    progress: {
      async list(learnerId) {
        const read = async () => (await open('progress.list')).progress.list(learnerId);
        const rows = ahead?.take(learnerId);
        if (!notifications.isFollowed()) ahead?.forget();
        return rows?.then((answer) => levelRecordsOf(answer, 'progress.list')).catch(read) ?? read();
      },
      readQuizResult: later('progress', 'readQuizResult'),
      listCompletedQuizzes: later('progress', 'listCompletedQuizzes'),
      setTaskCompleted: later('progress', 'setTaskCompleted'),
      saveQuizResult: later('progress', 'saveQuizResult'),
      clear: later('progress', 'clear'),
      subscribe: notifications.subscribe,
      invalidate,
    },
    certificates: {
      isVerified: true,
      namesProjects: options.marksQuizzes === true,
      list: later('certificates', 'list'),
      issue: later('certificates', 'issue'),
      // Anybody may read one, and a visitor does so without the client library.
      read: later('certificates', 'read', load),
    },
    // A visitor's test is marked, too.
    ...(options.marksQuizzes && {
      marking: {
        mark: later('marking', 'mark', load),
        draw: later('marking', 'draw', load),
        last: later('marking', 'last'),
        list: later('marking', 'list'),
      },
    }),
    flowChecks: { save: later('flowChecks', 'save'), list: later('flowChecks', 'list') },
    session: createSupabaseSession(connection, options.homePath),
  };
  return createCourseStorage(ports, { ...options.browser, clock });
}
