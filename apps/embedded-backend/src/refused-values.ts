/** Codes of constraint violations, without those that the embedded server handles itself. */
const REFUSED_VALUES = /^23(?!502|503|505)/;

/** Converts such an error to PostgREST's answer, in the form by which an SQL function sets its own status. */
export function asBadRequest(error: unknown): unknown {
  const { code: found, message, detail, hint } = (error ?? {}) as Record<string, unknown>;
  // A value that the PostgreSQL driver could not serialize, such as a number instead of a list.
  const code = found === 'ERR_INVALID_ARG_TYPE' ? '22P02' : found;
  if (typeof code !== 'string' || !(code === '22P02' || REFUSED_VALUES.test(code))) return error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}
