/**
 * Why a storage did not do what it was asked.
 *
 * - `unavailable`: a passing fault such as a lost network; trying again later may work.
 * - `unauthenticated`: nobody is signed in.
 * - `forbidden`: this learner may not do that.
 * - `full`: there is no room left.
 * - `invalid`: the storage refused the values.
 * - `unknown`: anything else.
 */
export type CourseStorageErrorCode =
  | 'unavailable'
  | 'unauthenticated'
  | 'forbidden'
  | 'full'
  | 'invalid'
  | 'unknown';

const BRAND = 'CourseStorageError';

/** The one error that ports reject with. Learners see a message chosen by `code`, never `message`. */
export class CourseStorageError extends Error {
  override readonly name = BRAND;
  readonly code: CourseStorageErrorCode;
  /** What was attempted, such as `progress.list`. */
  readonly operation: string;
  /** What the server said, in words for learners; shown where the specification says so (section 8). */
  readonly serverMessage: string | undefined;

  constructor(code: CourseStorageErrorCode, operation: string, cause?: unknown, serverMessage?: string) {
    super(`${operation} failed: ${code}`, { cause });
    this.code = code;
    this.operation = operation;
    this.serverMessage = serverMessage;
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
