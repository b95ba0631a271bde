import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import type { SessionPort } from '../../ports/session-port.js';
import { toAuthError } from './auth-errors.js';
import { goToProvider } from './go-to-provider.js';
import { learnerOf } from './supabase-learner.js';

/** What a learner does at the auth server, apart from signing out. */
export type AccountActions = Required<
  Pick<SessionPort, 'signIn' | 'signUp' | 'signInWithGoogle' | 'requestPasswordRecovery' | 'setPassword'>
>;

/** Makes the actions by which a learner gets into an account. Few visits need them, so they are loaded on demand. */
export function createAccountActions(auth: SupabaseClient['auth'], homePath: string): AccountActions {
  /** Asks the auth server. Whatever goes wrong on the way comes as the port's error. */
  const ask = async <Answer extends { readonly data: unknown; readonly error: AuthError | null }>(
    operation: string,
    question: Promise<Answer>,
  ): Promise<Extract<Answer, { error: null }>['data']> => {
    try {
      const { data, error } = await question;
      if (error) throw error;
      return data;
    } catch (error) {
      throw toAuthError(error, operation);
    }
  };

  return {
    async signIn(credentials) {
      const { user } = await ask('session.signIn', auth.signInWithPassword(credentials));
      return learnerOf(user);
    },

    async signUp({ fullName, ...credentials }) {
      const options = {
        emailRedirectTo: location.origin + homePath,
        ...(fullName && { data: { full_name: fullName } }),
      };
      const { session } = await ask('session.signUp', auth.signUp({ ...credentials, options }));
      return session ? learnerOf(session.user) : null;
    },

    async signInWithGoogle(redirectTo) {
      const operation = 'session.signInWithGoogle';
      const options = { redirectTo, queryParams: { prompt: 'select_account' }, skipBrowserRedirect: true };
      const { url } = await ask(operation, auth.signInWithOAuth({ provider: 'google', options }));
      await goToProvider(url, operation);
    },

    async requestPasswordRecovery(email, redirectTo) {
      await ask('session.requestPasswordRecovery', auth.resetPasswordForEmail(email, { redirectTo }));
    },

    async setPassword(password) {
      await ask('session.setPassword', auth.updateUser({ password }));
    },
  };
}
