import { useSessionPort } from 'course-kit';
import { useCallback, useEffect, useState } from 'react';
import { readLinkAnswer } from './link-answer.js';

/** Whether this page was opened by the link of a recovery mail, and how to say that it was dealt with. */
export function useRecovery(): readonly [isRecovering: boolean, finish: () => void] {
  const session = useSessionPort();
  // The link itself is read as well, so that nothing else is shown until the session has it.
  const [isRecovering, setRecovering] = useState(
    () =>
      session?.setPassword !== undefined &&
      readLinkAnswer(globalThis.location ?? { hash: '', search: '' }) === 'recovery',
  );

  useEffect(
    () =>
      session?.subscribe((learner, event) => {
        // Other tabs are notified too; the link was followed in the one that is looked at.
        if (learner && event === 'password-recovery' && !document.hidden) setRecovering(true);
      }),
    [session],
  );

  const finish = useCallback(() => setRecovering(false), []);
  return [isRecovering, finish];
}
