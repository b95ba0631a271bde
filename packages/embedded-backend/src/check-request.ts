/** The longest body of a request in bytes, far more than a course sends. */
export const LONGEST_BODY = 1_048_576;
/**
 * The most rows of one write, and of one read. With more rows a statement would have more parameters than PostgreSQL
 * accepts.
 */
export const MOST_ROWS = 1000;

const refuse = (status: number, code: string, message: string) =>
  // The error formats of both servers in one: the accounts' client reads `msg` and `error_code`, the tables' `message`
  // and `code`.
  Response.json(
    { code, message, msg: message, error_code: code, details: null, hint: null },
    { status, headers: { 'access-control-allow-origin': '*' } },
  );

/**
 * Refuses a path that cannot be decoded, and a body that is too long, is not a JSON object or a list of objects, or has
 * too many rows.
 *
 * @returns the request to go on with, or the answer to give at once.
 */
export async function checkRequest(request: Request): Promise<Request | Response> {
  if (!canBeDecoded(request.url)) return refuse(400, 'PGRST125', 'The path cannot be decoded');
  if (request.body === null) return request;
  const text = await readText(request.body);
  if (text === null) return refuse(413, 'body_too_large', `A body has at most ${LONGEST_BODY} bytes`);
  if (isJson(request) && text !== '') {
    const body = parse(text);
    if (typeof body !== 'object' || body === null)
      return refuse(400, 'bad_json', 'The body is no JSON object or list');
    if (Array.isArray(body) && body.length > MOST_ROWS)
      return refuse(413, 'too_many_rows', `A request writes at most ${MOST_ROWS} rows`);
  }
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: text });
}

function canBeDecoded(url: string): boolean {
  try {
    return decodeURIComponent(new URL(url).pathname) !== '';
  } catch {
    return false;
  }
}

/** The whole body, or null as soon as it is too long. */
async function readText(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > LONGEST_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const isJson = ({ headers }: Request) => headers.get('content-type')?.includes('json') === true;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
