import { CourseStorageError, isCourseStorageError } from '../../ports/course-storage-error.js';
import type { CourseStorageErrorCode } from '../../ports/course-storage-error.js';
import type { AuthFailure } from './session-errors.js';

/** Made by the client without a server, out of what it was given or what it has. */
const MADE_HERE: Readonly<Record<string, CourseStorageErrorCode>> = {
  AuthSessionMissingError: 'unauthenticated',
  AuthInvalidCredentialsError: 'invalid',
};

/** What a server that is busy or between two states answers with; the request may be sent again. */
const TEMPORARY = [408, 409, 425];

/**
 * Why signing in, signing up and the like did not work, with the words of the auth server where it said any: they are
 * shown to the learner.
 */
export function toAuthError(failure: unknown, operation: string): CourseStorageError {
  if (isCourseStorageError(failure)) return failure;
  const code = authCode(failure);
  const { message } = (failure ?? {}) as AuthFailure;
  const isSaid = code !== 'unavailable' && isAuthAnswer(failure) && typeof message === 'string';
  return new CourseStorageError(code, operation, failure, isSaid ? message : undefined);
}

function authCode(failure: unknown): CourseStorageErrorCode {
  const { name, status } = (failure ?? {}) as AuthFailure;
  if (failure instanceof DOMException && failure.name === 'QuotaExceededError') return 'full';
  if (typeof name !== 'string' || !name.startsWith('Auth')) return 'unknown';
  const own = MADE_HERE[name];
  if (own) return own;
  if (!isAuthAnswer(failure) || typeof status !== 'number') return 'unavailable';
  if (status < 400 || status >= 500 || TEMPORARY.includes(status)) return 'unavailable';
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  // It was an answer, and its words say how long to wait: not for good, and not a server that cannot be reached.
  return status === 429 ? 'unknown' : 'invalid';
}

/** Whether the auth server wrote this: else the client has no words but the JSON that it could not read. */
function isAuthAnswer(failure: unknown): boolean {
  const { name, message, code } = (failure ?? {}) as AuthFailure;
  if (typeof name === 'string' && name in MADE_HERE) return true;
  if (name !== 'AuthApiError' && name !== 'AuthWeakPasswordError') return false;
  return (
    (typeof code === 'string' && code !== '') || !/^\s*([[{"<]|null|true|false|\d)/.test(String(message))
  );
}
