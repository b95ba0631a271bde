import { useState } from 'react';
import { keepTrying } from './keep-trying.js';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.js';

/** Something that is being read. */
export type Reading<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Reads something, and anew whenever `read` is another function or `key` another value. An answer that comes after the
 * question has changed, or after the component is gone, is dropped.
 *
 * @param read - null while there is nothing to be read. Must be the same function for the same question.
 * @param key - whoever asks: another one has another answer.
 * @param isRepeated - whether a read that fails is tried again until it works. Must not change.
 */
export function useRead<Value>(
  read: (() => Promise<Value>) | null,
  key: string | null = null,
  isRepeated = false,
): Reading<Value> {
  const [answer, setAnswer] = useState<{
    readonly read: unknown;
    readonly key: string | null;
    readonly reading: Reading<Value>;
  } | null>(null);
  // Before the paint: what is read needs nothing of the page, and whatever shows it waits for it.
  useBrowserLayoutEffect(() => {
    if (!read) return;
    let isCurrent = true;
    const settle = (reading: Reading<Value>) => {
      if (isCurrent) setAnswer({ read, key, reading });
    };
    const attempt = async () => {
      try {
        settle({ status: 'ready', value: await read() });
      } catch (error) {
        settle({ status: 'failed', error });
        if (isRepeated) throw error;
      }
    };
    const stop = keepTrying(attempt);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [read, key, isRepeated]);
  return answer && answer.read === read && answer.key === key ? answer.reading : LOADING;
}

const LOADING = { status: 'loading' } as const;
