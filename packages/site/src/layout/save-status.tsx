import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from '../navigation/location.js';
import { SaveStatus as Status, useSaving, useSession } from '@course-kit/react';
import { paths } from '../links.js';

/** How long it stands that something was saved; as long as a toast. */
const MOMENT_MILLISECONDS = 4000;

/**
 * The status of saving: shown while something cannot be saved, and to who is signed in for a moment after something was. A toast
 * has said so already, so that nothing is announced twice.
 */
export function SaveStatus() {
  const { status } = useSaving();
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  // The page that it leads to needs no link to itself.
  const isSigningIn = useLocation().pathname === paths.auth;
  const hasWaiting = session.status === 'signed-out' && session.hasWaiting === true && !isSigningIn;
  const [before, setBefore] = useState(status);
  const [isFresh, setFresh] = useState(false);
  if (before !== status) {
    setBefore(status);
    setFresh(status === 'saved' && isSignedIn);
  }
  useEffect(() => {
    if (!isFresh) return undefined;
    const timer = setTimeout(() => setFresh(false), MOMENT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isFresh]);
  const isTroubled =
    status === 'waiting' ||
    status === 'refused' ||
    hasWaiting ||
    (isSignedIn && (status === 'limited' || status === 'signed-out'));
  const isKnown = useDeferredValue(isSignedIn || isTroubled, false);
  return (
    <div className="save-status" hidden={!isTroubled && !isFresh}>
      {isKnown && <Status />}
    </div>
  );
}
