import { CourseStorageError } from '../../ports/course-storage-error.js';

/**
 * Leaves the page for the account chooser of a provider, unless the auth server has an error in its place: the browser would be
 * left with the server's JSON, as where the provider is switched off.
 *
 * @param address - at the auth server, which redirects to the provider.
 * @throws CourseStorageError `invalid` or `unavailable`, with the server's words where it said any.
 */
export async function goToProvider(address: string, operation: string): Promise<void> {
  // A redirect is not followed. Where scripts may not read the answer, the browser goes to see it.
  const answer = await fetch(address, { redirect: 'manual' }).catch(() => null);
  if (answer && answer.status >= 400) {
    const body = (await answer.json().catch(() => null)) as { readonly msg?: unknown } | null;
    const words = typeof body?.msg === 'string' ? body.msg : undefined;
    throw new CourseStorageError(answer.status < 500 ? 'invalid' : 'unavailable', operation, body, words);
  }
  location.assign(address);
}
