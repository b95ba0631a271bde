import { CourseStorageError, isCourseStorageError } from '../../ports/course-storage-error.js';

/** What the auth client fails with; anything may be missing. */
export interface AuthFailure {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly code?: unknown;
}

/**
 * Why a session cannot be used: `unauthenticated` when there is none, or when the auth server itself refused to renew
 * it; in all other cases it may still be good, and the answer is `unavailable`.
 */
export function toSessionError(failure: unknown, operation: string): CourseStorageError {
  if (isCourseStorageError(failure)) return failure;
  const { name, status, code, message } = (failure ?? {}) as AuthFailure;
  const hasEnded =
    name === 'AuthSessionMissingError' ||
    (name === 'AuthApiError' && isRefusedRenewal(status, code, message));
  return new CourseStorageError(hasEnded ? 'unauthenticated' : 'unavailable', operation, failure);
}

/** Whether the auth server has decided that a session has ended; older servers name no code. */
export function isRefusedRenewal(status: unknown, code: unknown, message: unknown): boolean {
  if (status !== 400 && status !== 401 && status !== 403) return false;
  return (typeof code === 'string' && code !== '') || /refresh.token|invalid.grant/i.test(String(message));
}
