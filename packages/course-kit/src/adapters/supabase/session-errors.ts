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

/** Codes of the auth server for a session that cannot be renewed any more. */
const ENDED: readonly unknown[] = [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
];

/** The words of older servers, which name no code. */
const ENDED_IN_WORDS = /invalid.refresh.token|refresh token is not valid|invalid_grant/i;

/**
 * Whether the auth server has decided that a session has ended. Whatever else comes with such a status is of a gateway, a
 * setting or a hook, and may be otherwise in a minute.
 */
export function isRefusedRenewal(status: unknown, code: unknown, message: unknown): boolean {
  if (![400, 401, 403, 404].includes(status as number)) return false;
  return ENDED.includes(code) || ENDED_IN_WORDS.test(String(message));
}
