import type { User } from '@supabase/supabase-js';
import { CourseStorageError, isCourseStorageError } from '../../ports/course-storage-error.js';
import type { SessionPort } from '../../ports/session-port.js';
import { createListeners } from '../listeners.js';
import type { AccountActions } from './account-actions.js';
import { endSession } from './end-session.js';
import { followSession } from './session-changes.js';
import { learnerOf } from './supabase-learner.js';
import { toSessionError } from './session-errors.js';
import { storedUser } from './stored-auth.js';
import type { SupabaseConnection } from './supabase-connection.js';

/** Accounts of a Supabase project. */
export function createSupabaseSession(connection: SupabaseConnection, homePath = '/'): SessionPort {
  const signedOut = createListeners<[]>();
  /** The account is deleted, and its sessions with it. */
  let isGone = false;

  /** Fetched with the client that it asks by. */
  const actions = async (operation: string): Promise<AccountActions> => {
    try {
      const [{ createAccountActions }, { auth }] = await Promise.all([
        import('./account-actions.js'),
        connection.client(),
      ]);
      return createAccountActions(auth, homePath);
    } catch (error) {
      throw isCourseStorageError(error) ? error : new CourseStorageError('unavailable', operation, error);
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
      await endSession(connection, isGone);
      isGone = false;
      signedOut.emit();
    },

    async signIn(credentials) {
      await endSession(connection);
      return (await actions('session.signIn')).signIn(credentials);
    },

    async signUp(account) {
      await endSession(connection);
      return (await actions('session.signUp')).signUp(account);
    },

    async signInWithGoogle(returnTo) {
      await (await actions('session.signInWithGoogle')).signInWithGoogle(returnTo);
    },

    async requestPasswordRecovery(email, returnTo) {
      await (await actions('session.requestPasswordRecovery')).requestPasswordRecovery(email, returnTo);
    },

    async setPassword(password) {
      await (await actions('session.setPassword')).setPassword(password);
    },

    async deleteAccount(deletion) {
      const { deleteAccount } = await import('./delete-account.js').catch((error: unknown) => {
        throw new CourseStorageError('unavailable', 'session.deleteAccount', error);
      });
      await deleteAccount(connection, deletion);
      isGone = true;
    },
  };
}

/** Nobody is signed in when the session has ended; when it cannot be asked about, nothing is known. */
function ended(error: CourseStorageError): null {
  if (error.code === 'unavailable') throw error;
  return null;
}
