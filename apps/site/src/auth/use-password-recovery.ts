import type { SessionPort } from '@course-kit/react';
import { useState } from 'react';
import { recoveryReturnAddress } from './auth-address.js';
import { authFailureOf } from './auth-failure.js';
import { useBusy } from './use-busy.js';
import { useAuthNotice } from './use-auth-notice.js';

/** Asks for a mail with a link to set a new password. */
export function usePasswordRecovery(
  session: SessionPort,
  email: string,
): { isBusy: boolean; askedFor: string | null; ask: () => void } {
  const notify = useAuthNotice();
  const { isBusy, run } = useBusy();
  const [askedFor, setAskedFor] = useState<string | null>(null);

  const ask = async () => {
    try {
      await session.requestPasswordRecovery?.(email, recoveryReturnAddress(window.location.origin));
    } catch (error) {
      const { isAnswer, serverMessage } = authFailureOf(error);
      // An answer must not reveal whether there is an account; only that the server was not reached is shown.
      if (!isAnswer) return notify('auth-failed', serverMessage);
    }
    notify('recovery-sent');
    setAskedFor(email);
  };

  return { isBusy, askedFor, ask: () => void run(ask) };
}
