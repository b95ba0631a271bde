import { useSession, useSessionPort } from '@course-kit/react';
import { useEffect, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { withBase } from '../base-path.js';
import { linkFor, paths } from '../links.js';
import { levelOfPath } from '../wanted-page.js';

/** How long the session may take to end before the page is reloaded. */
const LONGEST_WAIT_MILLISECONDS = 1000;

/** Where signing out leads: the sign-in screen, which leads back to a page of a level that only the learner had opened. */
function signInAfter(page: string): string {
  return (levelOfPath(page) ?? 1) > 1 ? linkFor({ kind: 'sign-in', returnTo: page }) : paths.auth;
}

/** Ends the session and navigates to the sign-in screen, also when that fails. `signOut` is absent without accounts. */
export function useSignOut(): { isSigningOut: boolean; signOut: (() => void) | undefined } {
  const session = useSessionPort();
  const isSignedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const page = createPath(useLocation());
  const [ending, setEnding] = useState<{ readonly to: string; readonly isOver: boolean }>();
  const to = ending?.isOver ? ending.to : undefined;
  // A learner who signs in again can sign out again.
  if (to === page && !isSignedIn) setEnding(undefined);

  useEffect(() => {
    if (to === undefined) return undefined;
    // A page that needs an account has led elsewhere by itself, perhaps.
    if (!isSignedIn) return void (page !== to && navigate(to, { replace: true }));
    // The sign-in screen redirects a learner who still counts as signed in; a reloaded page asks the storage again.
    const timer = setTimeout(() => window.location.replace(withBase(to)), LONGEST_WAIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [to, page, isSignedIn, navigate]);

  const signOut = async (port: NonNullable<typeof session>) => {
    const to = signInAfter(page);
    setEnding({ to, isOver: false });
    await port.signOut().catch(() => undefined);
    setEnding({ to, isOver: true });
  };
  return {
    isSigningOut: ending !== undefined,
    signOut: session && (() => void (ending ?? signOut(session))),
  };
}
