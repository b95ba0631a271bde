import { useState } from 'react';
import { authFailureOf, type AuthFailure } from './auth-failure.js';
import { useAuthNotice } from './use-auth-notice.js';
import { useBusy } from './use-busy.js';

/** Runs what a form does, one call at a time, and says why it failed: in a notification, and as `failure` until the next one. */
export function useAttempt() {
  const notify = useAuthNotice();
  const { isBusy, run } = useBusy();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const reason = authFailureOf(error);
      setFailure(reason);
      notify('auth-failed', reason.serverMessage);
    }
  };
  return {
    isBusy,
    failure,
    notify,
    run,
    attempt: (work: () => Promise<void>) => void run(() => attempt(work)),
  };
}
