/**
 * Why an operation of a storage failed.
 *
 * - `unavailable`: a temporary failure such as a lost network; a later retry may work.
 * - `unauthenticated`: nobody is signed in.
 * - `forbidden`: the storage itself refuses this for good: this learner may not do that.
 * - `invalid`: the storage itself refuses these values for good.
 * - `superseded`: the learner deleted their progress after they made this change.
 * - `redrawn`: this attempt at a quiz asks other questions by now.
 * - `limited`: not again so soon; `retryAfterMilliseconds` says when.
 * - `full`: there is no room left.
 * - `unknown`: anything else.
 *
 * A change to progress leaves the queue only with `forbidden`, `invalid`, `superseded` or `redrawn`, so a port says these only
 * when the storage has decided, never because an answer was odd. After every other code the change waits and is
 * sent again.
 */
export type CourseStorageErrorCode =
  | 'unavailable'
  | 'unauthenticated'
  | 'forbidden'
  | 'invalid'
  | 'superseded'
  | 'redrawn'
  | 'limited'
  | 'full'
  | 'unknown';

const BRAND = 'CourseStorageError';

/** The one error that ports reject with. Learners see a message chosen by `code`, never `message`. */
export class CourseStorageError extends Error {
  /** Identifies the error, also across copies of the package. */
  override readonly name = BRAND;
  /** What went wrong; it decides what happens to a change and what learners read. */
  declare readonly code: CourseStorageErrorCode;
  /** What was attempted, such as `progress.list`. */
  declare readonly operation: string;
  /**
   * The server's message for learners. The kit shows its own texts; a host may show this one, as a sign-in screen does.
   */
  declare readonly serverMessage: string | undefined;
  /** How long the server asks to wait before a retry, in milliseconds (`Retry-After`); undefined if it did not say. */
  declare readonly retryAfterMilliseconds: number | undefined;

  constructor(
    code: CourseStorageErrorCode,
    operation: string,
    cause?: unknown,
    serverMessage?: string,
    retryAfterMilliseconds?: number,
  ) {
    super(`${operation} failed: ${code}`, { cause });
    Object.assign(this, { code, operation, serverMessage, retryAfterMilliseconds });
  }
}

/** Recognises the error by its brand, so that it works across copies of the package. */
export function isCourseStorageError(error: unknown): error is CourseStorageError {
  return error instanceof Error && error.name === BRAND && 'code' in error;
}

/** Any error as a `CourseStorageError`. */
export function toCourseStorageError(error: unknown, operation: string): CourseStorageError {
  return isCourseStorageError(error) ? error : new CourseStorageError('unknown', operation, error);
}
