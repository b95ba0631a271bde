import { clearStoredAuth } from './stored-auth.js';
import type { SupabaseConnection } from './supabase-connection.js';

/** How long somebody who signs out, or in as somebody else, waits for a server that does not answer. */
const PATIENCE_MILLISECONDS = 5000;

/**
 * Ends the session everywhere where the server can be asked, and in this browser in any case. Never rejects, and never
 * waits for more than a few seconds.
 *
 * @param isRevoked - whether the server has no session any more.
 */
export async function endSession(connection: SupabaseConnection, isRevoked = false): Promise<void> {
  if (!isRevoked && connection.mayHaveSession()) await patiently(revoke(connection));
  clearStoredAuth();
  if (connection.isOpen()) await patiently(forget(connection));
}

/**
 * Ends it on the server alone. The client's own way would also remove what is stored when the answer comes, and that may
 * be late: by then somebody else may have signed in.
 */
async function revoke(connection: SupabaseConnection): Promise<void> {
  const { auth } = await connection.client();
  const { data } = await auth.getSession();
  if (data.session) await auth.admin.signOut(data.session.access_token, 'global');
}

/** Makes the client emit the sign-out, and remove what a host's client keeps outside the browser's storage. */
async function forget(connection: SupabaseConnection): Promise<void> {
  const { auth } = await connection.client();
  await auth.signOut({ scope: 'local' });
}

async function patiently(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MILLISECONDS);
  });
  await Promise.race([work.catch(() => undefined), tooLate]);
  clearTimeout(timer);
}
