import { isCourseStorageError } from 'course-kit';

/** Why signing in did not work, for the toast and for the form. */
export interface AuthFailure {
  /** Toast and form have words of their own where the server said nothing. */
  readonly serverMessage: string | undefined;
  /** Whether the server was reached, so that what was typed is to be looked at again. */
  readonly isAnswer: boolean;
}

/** Reads a rejection of the session port. */
export function authFailureOf(error: unknown): AuthFailure {
  const known = isCourseStorageError(error) ? error : undefined;
  const serverMessage = known?.serverMessage?.trim() || undefined;
  return {
    serverMessage,
    isAnswer: known?.code !== 'unavailable',
  };
}
