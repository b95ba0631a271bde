import { useSession, useSessionPort } from 'course-kit';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { withBase } from '../base-path.js';
import { paths } from '../links.js';

/** In milliseconds. */
const PATIENCE = 1000;

/** Ends the session and goes to the sign-in screen, whatever happens. `signOut` is absent without accounts. */
export function useSignOut(): { isSigningOut: boolean; signOut: (() => void) | undefined } {
  const session = useSessionPort();
  const isSignedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'busy' | 'over'>('idle');

  useEffect(() => {
    if (phase !== 'over') return undefined;
    if (!isSignedIn) return void navigate(paths.auth, { replace: true });
    // The sign-in screen sends away whoever counts as signed in; a fresh page asks the storage anew.
    const timer = setTimeout(() => window.location.replace(withBase(paths.auth)), PATIENCE);
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
