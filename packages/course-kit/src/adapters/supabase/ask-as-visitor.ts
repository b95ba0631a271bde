import { retryAfterMilliseconds } from './retry-after.js';
import { explainSetUp } from './supabase-account.js';
import type { RestProject } from './supabase-connection.js';
import { toStorageError } from './supabase-errors.js';

/** A request to a table or function. */
export interface VisitorRequest {
  /** Below the address of the API, such as `certificates?select=*`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent, as JSON. */
  readonly body?: unknown;
}

/**
 * Asks without the client library, which visitors do not have to download.
 *
 * @throws CourseStorageError by what the server or the network said.
 */
export async function askAsVisitor(
  { url, key, schema = 'public' }: RestProject,
  { path, headers, body }: VisitorRequest,
  operation: string,
): Promise<unknown> {
  const address = new URL(`rest/v1/${path}`, url.endsWith('/') ? url : `${url}/`);
  const answer = await fetch(address, {
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      // The first is read with GET, the second with POST.
      'accept-profile': schema,
      'content-profile': schema,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw toStorageError(error, operation);
  });
  const data: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return data;
  explainSetUp({ schema }, data);
  const pause = retryAfterMilliseconds(answer.headers.get('retry-after'), Date.now());
  throw toStorageError(data, operation, { status: answer.status, retryAfterMilliseconds: pause });
}
