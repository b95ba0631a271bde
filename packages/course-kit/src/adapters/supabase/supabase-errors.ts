import { CourseStorageError, type CourseStorageErrorCode } from '../../ports/course-storage-error.js';

/** Facts about an answer; all are missing if there was none. */
export interface AnswerFacts {
  /** The HTTP status; 0 where no answer came. */
  readonly status?: number;
  readonly retryAfterMilliseconds?: number | undefined;
}

/** SQLSTATE class 22, values that are none of the type, and 23, values that break a constraint of a table. */
const REFUSED_VALUES = /^2[23][0-9A-Z]{3}$/;

/**
 * Why a table did not answer. `forbidden`, `invalid`, `superseded` and `redrawn` end a change for good, so they are said
 * only where the database itself has decided: by its own error with a code that is known here. A proxy, a captive portal,
 * a server that is overloaded or being migrated answers with something else, and the change waits.
 *
 * @param body - what came in place of data: parsed JSON where it was any, else what the client made of it.
 */
export function toStorageError(
  body: unknown,
  operation: string,
  { status = 0, retryAfterMilliseconds }: AnswerFacts = {},
): CourseStorageError {
  const code = codeOf(databaseCode(body), status);
  const words = code === 'unavailable' ? undefined : messageOf(body);
  return new CourseStorageError(code, operation, body, words, retryAfterMilliseconds);
}

function codeOf(sqlState: string | undefined, status: number): CourseStorageErrorCode {
  if (sqlState === undefined) return 'unavailable';
  // With 401 the token was refused, whatever the code: a clock or a key is wrong, and it is not this learner who may not.
  // Whether the session has ended is for the auth server to say.
  if (status < 400 || status >= 500 || status === 401) return 'unavailable';
  if (sqlState === 'PT409') return 'redrawn';
  if (sqlState === 'PT410') return 'superseded';
  if (sqlState === '42501') return 'forbidden';
  return REFUSED_VALUES.test(sqlState) ? 'invalid' : 'unavailable';
}

/** The code of an error that PostgREST wrote; undefined for any other body. */
export function databaseCode(body: unknown): string | undefined {
  const { code, message } = (body ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return typeof code === 'string' && code !== '' && typeof message === 'string' ? code : undefined;
}

function messageOf(body: unknown): string | undefined {
  const { message } = (body ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
