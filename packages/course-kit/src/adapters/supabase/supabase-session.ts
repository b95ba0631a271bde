import type { Session, SupabaseClient, User } from '@supabase/supabase-js';
import type { Learner } from '../../model/learner.js';
import type { CourseStorageError } from '../../ports/course-storage-error.js';
import type { SessionPort } from '../../ports/session-port.js';
import { clearStoredAuth, followClient, storedUser, type SupabaseConnection } from './supabase-connection.js';
import { toSessionError, toStorageError } from './supabase-errors.js';

/** Accounts of a Supabase project (specification, section 7). */
export function createSupabaseSession(connection: SupabaseConnection): SessionPort {
  const current = async (): Promise<Learner | null> => {
    if (!connection.mayHaveSession()) return null;
    const client = await connection.client();
    const { data, error } = await client.auth.getSession();
    if (error) return ended(toSessionError(error, 'session.current'));
    return data.session ? learnerOf(data.session.user) : null;
  };

  /** Ends what there was before somebody signs in anew. */
  const startClean = async () => {
    const client = await connection.client();
    await client.auth.signOut({ scope: 'global' }).catch(() => undefined);
    clearStoredAuth();
    return client.auth;
  };

  return {
    current,

    remembered() {
      const user = storedUser() as User | null;
      return typeof user?.id === 'string' ? learnerOf(user) : null;
    },

    subscribe(onChange) {
      let stop: (() => void) | undefined;
      const tell = (event: string, session: Session | null) => {
        // The first answer is what `current` says already.
        if (event === 'INITIAL_SESSION' || event === 'TOKEN_REFRESHED') return;
        const learner = session ? learnerOf(session.user) : null;
        if (event === 'PASSWORD_RECOVERY') onChange(learner, 'password-recovery');
        else onChange(learner);
      };
      let isWanted = true;
      const listen = ({ auth }: SupabaseClient) => {
        if (!isWanted) return;
        const { data } = auth.onAuthStateChange((event, session) => tell(event, session));
        stop = () => data.subscription.unsubscribe();
      };
      const forget = followClient(connection, listen);
      if (connection.mayHaveSession()) void connection.client();
      return () => {
        isWanted = false;
        forget();
        stop?.();
      };
    },

    async signOut() {
      try {
        const { auth } = await connection.client();
        const { error } = await auth.signOut({ scope: 'global' });
        if (error) await auth.signOut({ scope: 'local' });
      } catch {
        // Errors are swallowed (specification, section 8): the learner is signed out here in any case.
      } finally {
        clearStoredAuth();
      }
    },

    async signIn(credentials) {
      const auth = await startClean();
      const { data, error } = await auth.signInWithPassword(credentials);
      if (error) throw toStorageError(error, 'session.signIn');
      return learnerOf(data.user);
    },

    async signUp({ fullName, ...credentials }) {
      const auth = await startClean();
      const { data, error } = await auth.signUp({
        ...credentials,
        options: {
          emailRedirectTo: `${location.origin}/`,
          ...(fullName && { data: { full_name: fullName } }),
        },
      });
      if (error) throw toStorageError(error, 'session.signUp');
      return data.session ? learnerOf(data.session.user) : null;
    },

    async signInWithGoogle(returnTo) {
      const { auth } = await connection.client();
      const { error } = await auth.signInWithOAuth({
        provider: 'google',
        options: { redirectTo: returnTo, queryParams: { prompt: 'select_account' } },
      });
      if (error) throw toStorageError(error, 'session.signInWithGoogle');
    },

    async requestPasswordRecovery(email, returnTo) {
      const { auth } = await connection.client();
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo: returnTo });
      if (error) throw toStorageError(error, 'session.requestPasswordRecovery');
    },

    async setPassword(password) {
      const { auth } = await connection.client();
      const { error } = await auth.updateUser({ password });
      if (error) throw toStorageError(error, 'session.setPassword');
    },
  };
}

/** Nobody is signed in when the session has ended; when it cannot be asked about, nothing is known. */
function ended(error: CourseStorageError): null {
  if (error.code === 'unavailable') throw error;
  return null;
}

function learnerOf({ id, email, user_metadata: metadata }: User): Learner {
  const fullName: unknown = metadata?.full_name;
  return { id, ...(email !== undefined && { email }), ...(typeof fullName === 'string' && { fullName }) };
}
