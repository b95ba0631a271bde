/** Values that a constraint refuses, but for the codes that the embedded server knows by itself. */
const REFUSED_VALUES = /^23(?!502|503|505)/;

/** Such an error as PostgREST answers it, in the form in which a function of SQL may choose its own answer. */
export function asBadRequest(error: unknown): unknown {
  const { code: found, message, detail, hint } = (error ?? {}) as Record<string, unknown>;
  // A value that the PostgreSQL driver itself could not write, such as a number where a list belongs.
  const code = found === 'ERR_INVALID_ARG_TYPE' ? '22P02' : found;
  if (typeof code !== 'string' || !(code === '22P02' || REFUSED_VALUES.test(code))) return error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}
