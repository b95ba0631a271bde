/** The part of `navigator.locks` that is used. */
export interface Locks {
  /** Runs `work` once no other tab holds the lock of this name; rejects when `signal` ends the wait. */
  request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>;
}

/** A tab that holds the lock for longer than this hangs. Sending a change twice is better than not sending it. */
const PATIENCE_MILLISECONDS = 20_000;

/**
 * Runs work while no other tab runs its own under the same name. Without locks (plain http, old browsers) it just runs:
 * changes are idempotent.
 *
 * @param locks - null for none.
 */
export async function exclusively(
  name: string,
  work: () => Promise<void>,
  locks: Locks | null,
): Promise<void> {
  if (!locks) return work();
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), PATIENCE_MILLISECONDS);
  let isRunning = false;
  const run = () => {
    isRunning = true;
    clearTimeout(timer);
    return work();
  };
  try {
    await locks.request(name, { signal: wait.signal }, run);
  } catch (error) {
    clearTimeout(timer);
    // The lock was refused or not granted in time, so the work runs without it.
    if (isRunning) throw error;
    await work();
  }
}

/** The browser's locks; null if it has none. */
export function browserLocks(): Locks | null {
  return typeof navigator === 'undefined' ? null : ((navigator.locks as Locks | undefined) ?? null);
}
