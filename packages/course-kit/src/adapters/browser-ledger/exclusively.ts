/** The part of `navigator.locks` that is used. */
export interface Locks {
  /** Runs `work` once no other tab holds the lock of this name; rejects when `signal` ends the wait. */
  request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>;
}

/** A tab that keeps the lock longer than this hangs; sending a change twice does less harm than not sending it. */
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
    // Refused, or not had in time: then without.
    if (isRunning) throw error;
    await work();
  }
}

/** The browser's own, where it has them. */
export function browserLocks(): Locks | null {
  return typeof navigator === 'undefined' ? null : ((navigator.locks as Locks | undefined) ?? null);
}
