import { useSession, useSessionPort } from '@course-kit/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { withBase } from '../base-path.js';
import { paths } from '../links.js';

/** How long the session may take to end before the page is reloaded. */
const LONGEST_WAIT_MILLISECONDS = 1000;

/** Ends the session and navigates to the sign-in screen, also when that fails. `signOut` is absent without accounts. */
export function useSignOut(): { isSigningOut: boolean; signOut: (() => void) | undefined } {
  const session = useSessionPort();
  const isSignedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'busy' | 'over'>('idle');

  useEffect(() => {
    if (phase !== 'over') return undefined;
    if (!isSignedIn) return void navigate(paths.auth, { replace: true });
    // The sign-in screen redirects a learner who still counts as signed in; a reloaded page asks the storage again.
    const timer = setTimeout(() => window.location.replace(withBase(paths.auth)), LONGEST_WAIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [phase, isSignedIn, navigate]);

  const signOut = async (port: NonNullable<typeof session>) => {
    setPhase('busy');
    await port.signOut().catch(() => undefined);
    setPhase('over');
  };
  return {
    isSigningOut: phase !== 'idle',
    signOut: session && (() => void (phase === 'idle' && signOut(session))),
  };
}
