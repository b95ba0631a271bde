/** Runs work after all work that was passed before. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs work one after the other. PGlite has a single connection, so statements of another request would otherwise
 * become part of an open transaction.
 */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** For a database with a connection for each request. */
export const atOnce: TakeTurn = (work) => work();
