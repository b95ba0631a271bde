import type { QueryClient } from '@tanstack/query-core';
import { isCourseStorageError } from '../../ports/course-storage-error.js';
import { RETENTION_MILLISECONDS } from './read-ahead.js';

const RETRIES = 3;
const FIRST_DELAY_MILLISECONDS = 1000;
const LONGEST_DELAY_MILLISECONDS = 30_000;

/**
 * Reads that are shared on their way, and for five minutes after it where the server notifies of changes, and retried when
 * they fail for a temporary reason.
 */
export interface ReadCache {
  read<Data>(key: readonly string[], fetch: () => Promise<Data>): Promise<Data>;
  /** Called after a change, here or elsewhere: later reads do not share the answers of reads that began before. */
  invalidate(): void;
}

/** How long to wait before a further try, in milliseconds: twice as long each time, 30 seconds at most. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MILLISECONDS * 2 ** failures, LONGEST_DELAY_MILLISECONDS);
}

/** Makes a cache; the library behind it is fetched with the first read. */
export function createReadCache(
  delay: (failures: number) => number = retryDelay,
  isFollowed: () => boolean = () => false,
): ReadCache {
  let client: Promise<QueryClient> | undefined;
  let generation = 0;
  const open = async () => {
    const { QueryClient } = await import('@tanstack/query-core');
    return new QueryClient();
  };
  return {
    async read(key, queryFn) {
      const queryKey = [...key, generation];
      const queries = await (client ??= open());
      return queries.fetchQuery({
        queryKey,
        queryFn,
        gcTime: RETENTION_MILLISECONDS,
        staleTime: isFollowed() ? RETENTION_MILLISECONDS : 0,
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isTemporary(error),
        retryDelay: (failures, error) => Math.max(delay(failures), pauseOf(error)),
      });
    },
    invalidate() {
      generation += 1;
    },
  };
}

/** If the server asks for a longer pause than our longest delay, the reader gets the error instead of a retry. */
function isTemporary(error: unknown): boolean {
  const isUnavailable = isCourseStorageError(error) && error.code === 'unavailable';
  return isUnavailable && pauseOf(error) <= LONGEST_DELAY_MILLISECONDS;
}

function pauseOf(error: unknown): number {
  return isCourseStorageError(error) ? (error.retryAfterMilliseconds ?? 0) : 0;
}
