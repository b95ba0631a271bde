import { CourseStorageError, type CourseStorageErrorCode } from '../../ports/course-storage-error.js';

/** What the client answers with in place of data, from tables and from auth alike. */
interface SupabaseFailure {
  readonly message?: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly name?: string;
}

/**
 * A client's failure as the port's error.
 *
 * @param status of the answer; 0 where none came.
 */
export function toStorageError(failure: unknown, operation: string, status?: number): CourseStorageError {
  const { message, ...rest } = (failure ?? {}) as SupabaseFailure;
  const code = codeOf({ ...rest, status: status ?? rest.status });
  // Where no server answered there is nothing that it said: the client's own words are for developers.
  return new CourseStorageError(code, operation, failure, code === 'unavailable' ? undefined : message);
}

/**
 * Why a session cannot be used: the server cannot be asked, or it has ended. A refused renewal comes as a
 * plain 400, which elsewhere means bad values.
 */
export function toSessionError(failure: unknown, operation: string): CourseStorageError {
  const error = toStorageError(failure, operation);
  return error.code === 'unavailable' ? error : new CourseStorageError('unauthenticated', operation, failure);
}

/** SQLSTATEs and PostgREST's own codes say more than the HTTP status does. */
function codeOf({ code = '', status, name = '' }: SupabaseFailure): CourseStorageErrorCode {
  if (name === 'AuthRetryableFetchError') return 'unavailable';
  if (status === 401 || code.startsWith('PGRST30') || name === 'AuthSessionMissingError')
    return 'unauthenticated';
  if (code === '42501' || status === 403) return 'forbidden';
  if (status === 0 || (status !== undefined && status >= 500 && code !== 'SUP')) return 'unavailable';
  if (status !== undefined && status >= 400) return 'invalid';
  return status === undefined && code === '' ? 'unavailable' : 'unknown';
}
