import type { SessionPort } from '@course-kit/react';
import { useState } from 'react';
import { authFailureOf, type AuthFailure } from './auth-failure.js';
import { useBusy } from './use-busy.js';
import { useAuthNotice } from './use-auth-notice.js';

/** Sets a new password for the account that is signed in. */
export function useNewPassword(
  session: SessionPort,
  onDone: () => void,
): { isBusy: boolean; failure: AuthFailure | null; save: (password: string) => void } {
  const notify = useAuthNotice();
  const { isBusy, run } = useBusy();
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  const save = async (password: string) => {
    setFailure(null);
    try {
      await session.setPassword?.(password);
      notify('password-changed');
      onDone();
    } catch (error) {
      const reason = authFailureOf(error);
      setFailure(reason);
      notify('auth-failed', reason.serverMessage);
    }
  };

  return { isBusy, failure, save: (password) => void run(() => save(password)) };
}
