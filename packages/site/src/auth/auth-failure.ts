import { isCourseStorageError } from '@course-kit/react';

/** Why signing in did not work, for the toast and for the form. */
export interface AuthFailure {
  /** Without one, the toast and the form show texts of their own. */
  readonly serverMessage: string | undefined;
  /** Whether the server has answered, so that the input may be wrong. */
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
