/** Runs a piece of work when those before it are done. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs one piece of work after the other. PGlite has a single connection, and what one request does there between the
 * beginning and the end of its transaction would be part of another's.
 */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** For a database with as many connections as there is work. */
export const atOnce: TakeTurn = (work) => work();
