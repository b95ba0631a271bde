/** Codes of constraint violations, without those that the embedded server handles itself. */
const REFUSED_VALUES = /^23(?!502|503|505)/;

/** What PostgREST answers where a request is nested too deep to be read. */
const UNREADABLE = 'PGRST100';
const UNWRITABLE = '22P02';

/** Converts such an error to PostgREST's answer, in the form by which an SQL function sets its own status. */
export function asBadRequest(error: unknown): unknown {
  const { message, detail, hint } = (error ?? {}) as Record<string, unknown>;
  const code = codeOf(error);
  if (typeof code !== 'string' || !([UNREADABLE, UNWRITABLE].includes(code) || REFUSED_VALUES.test(code)))
    return error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}

function codeOf(error: unknown): unknown {
  if (error instanceof RangeError) return UNREADABLE;
  const { code, message } = (error ?? {}) as Record<string, unknown>;
  // What the drivers of PostgreSQL and of PGlite say of a value that they cannot write, such as an object in place of a text.
  const isUnwritable =
    code === 'ERR_INVALID_ARG_TYPE' ||
    (code === undefined && String(message).startsWith('Invalid input for '));
  return isUnwritable ? UNWRITABLE : code;
}
