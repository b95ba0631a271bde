import { useSessionPort } from '@course-kit/react';
import { useCallback, useEffect, useState } from 'react';
import { readLinkAnswer } from './link-answer.js';

/** Whether this page was opened by the link of a recovery mail, and a function that ends the recovery. */
export function useRecovery(): readonly [isRecovering: boolean, finish: () => void] {
  const session = useSessionPort();
  // Read from the address too, so that no other screen is shown before the session has read it.
  const [isRecovering, setRecovering] = useState(
    () =>
      session?.setPassword !== undefined &&
      readLinkAnswer(globalThis.location ?? { hash: '', search: '' }) === 'recovery',
  );

  useEffect(
    () =>
      session?.subscribe((learner, event) => {
        // Every tab receives the event; the link was followed in the visible one.
        if (learner && event === 'password-recovery' && !document.hidden) setRecovering(true);
      }),
    [session],
  );

  const finish = useCallback(() => setRecovering(false), []);
  return [isRecovering, finish];
}
