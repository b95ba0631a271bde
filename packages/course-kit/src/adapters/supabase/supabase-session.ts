import type { AuthError, User } from '@supabase/supabase-js';
import type { Learner } from '../../model/learner.js';
import type { CourseStorageError } from '../../ports/course-storage-error.js';
import type { SessionPort } from '../../ports/session-port.js';
import { createListeners } from '../listeners.js';
import { toAuthError, toSessionError } from './auth-errors.js';
import { endSession } from './end-session.js';
import { followSession } from './session-changes.js';
import { storedUser } from './stored-auth.js';
import type { SupabaseConnection } from './supabase-connection.js';

type AuthClient = Awaited<ReturnType<SupabaseConnection['client']>>['auth'];

/** Accounts of a Supabase project. */
export function createSupabaseSession(connection: SupabaseConnection, homePath = '/'): SessionPort {
  const signedOut = createListeners<[]>();

  /** Asks the auth server. Whatever goes wrong on the way comes as the port's error. */
  const ask = async <Answer extends { readonly data: unknown; readonly error: AuthError | null }>(
    operation: string,
    question: (auth: AuthClient) => Promise<Answer>,
  ): Promise<Extract<Answer, { error: null }>['data']> => {
    try {
      const { auth } = await connection.client();
      const { data, error } = await question(auth);
      if (error) throw error;
      return data;
    } catch (error) {
      throw toAuthError(error, operation);
    }
  };

  return {
    async current() {
      const operation = 'session.current';
      if (!connection.mayHaveSession()) return null;
      const client = await connection.client();
      const { data, error } = await client.auth.getSession();
      if (error) return ended(toSessionError(error, operation));
      return data.session ? learnerOf(data.session.user) : null;
    },

    remembered() {
      const user = storedUser() as User | null;
      return typeof user?.id === 'string' ? learnerOf(user) : null;
    },

    subscribe(onChange) {
      let isSignedIn: boolean | undefined;
      const forget = followSession(connection, (event, session) => {
        isSignedIn = session !== null;
        // The first answer is what `current` says already.
        if (event === 'INITIAL_SESSION' || event === 'TOKEN_REFRESHED') return;
        const learner = session ? learnerOf(session.user) : null;
        if (event === 'PASSWORD_RECOVERY') onChange(learner, 'password-recovery');
        else onChange(learner);
      });
      // The client emits a sign-out by itself, unless it could not be fetched or did not answer.
      const remove = signedOut.add(() => {
        if (isSignedIn !== false) onChange(null);
        isSignedIn = false;
      });
      if (connection.mayHaveSession()) connection.client().catch(() => undefined);
      return () => {
        forget();
        remove();
      };
    },

    async signOut() {
      await endSession(connection);
      signedOut.emit();
    },

    async signIn(credentials) {
      await endSession(connection);
      const { user } = await ask('session.signIn', (auth) => auth.signInWithPassword(credentials));
      return learnerOf(user);
    },

    async signUp({ fullName, ...credentials }) {
      await endSession(connection);
      const options = {
        emailRedirectTo: location.origin + homePath,
        ...(fullName && { data: { full_name: fullName } }),
      };
      const { session } = await ask('session.signUp', (auth) => auth.signUp({ ...credentials, options }));
      return session ? learnerOf(session.user) : null;
    },

    async signInWithGoogle(returnTo) {
      await ask('session.signInWithGoogle', (auth) =>
        auth.signInWithOAuth({
          provider: 'google',
          options: { redirectTo: returnTo, queryParams: { prompt: 'select_account' } },
        }),
      );
    },

    async requestPasswordRecovery(email, returnTo) {
      await ask('session.requestPasswordRecovery', (auth) =>
        auth.resetPasswordForEmail(email, { redirectTo: returnTo }),
      );
    },

    async setPassword(password) {
      await ask('session.setPassword', (auth) => auth.updateUser({ password }));
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
