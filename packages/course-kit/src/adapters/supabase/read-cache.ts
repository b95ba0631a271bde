import type { QueryClient } from '@tanstack/query-core';
import { isCourseStorageError } from '../../ports/course-storage-error.js';

/** Specification, section 9. */
const RETENTION_MILLISECONDS = 5 * 60 * 1000;
const RETRIES = 3;
const FIRST_DELAY_MILLISECONDS = 1000;
const LONGEST_DELAY_MILLISECONDS = 30_000;

/** Reads that are shared while they are on their way, and repeated when they fail for a passing reason. */
export interface ReadCache {
  read<Data>(key: readonly string[], fetch: () => Promise<Data>): Promise<Data>;
}

/** How long to wait before a further try, in milliseconds: twice as long each time, 30 seconds at most. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MILLISECONDS * 2 ** failures, LONGEST_DELAY_MILLISECONDS);
}

/** Makes a cache; the library behind it is fetched with the first read. */
export function createReadCache(delay: (failures: number) => number = retryDelay): ReadCache {
  let client: Promise<QueryClient> | undefined;
  const open = async () => {
    const { QueryClient } = await import('@tanstack/query-core');
    return new QueryClient();
  };
  return {
    async read(queryKey, queryFn) {
      const queries = await (client ??= open());
      return queries.fetchQuery({
        queryKey,
        queryFn,
        gcTime: RETENTION_MILLISECONDS,
        staleTime: 0,
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        retryDelay: delay,
      });
    },
  };
}

function isPassing(error: unknown): boolean {
  return isCourseStorageError(error) && error.code === 'unavailable';
}
