import { UnlockGate, useSession } from '@course-kit/react';
import { useEffect, useState, type ReactNode } from 'react';
import { addressOf, useLocation } from '../navigation/location.js';
import { Navigate, navigate } from '../navigation/navigate.js';
import { useTexts } from '../language/use-texts.js';
import { layoutMessages } from '../layout/layout.messages.js';
import { linkFor } from '../links.js';
import { forgetWantedPage } from '../wanted-page.js';

/**
 * Redirects from the pages of a locked level to the locked page, and passes the requested page on. A learner whose session
 * ends here has to sign in again instead, which leads back.
 */
export function Guarded({ level, children }: { readonly level: number; readonly children: ReactNode }) {
  const from = useLocation();
  const { status } = useSession();
  const text = useTexts('layout', layoutMessages);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  if (status === 'signed-out' && wasSignedIn)
    return <Navigate to={linkFor({ kind: 'sign-in', returnTo: addressOf(from) })} />;
  return (
    <>
      <p className="page gate-wait waited" role="status">
        {text('checking')}
      </p>
      <UnlockGate
        level={level}
        onLocked={() =>
          navigate(linkFor({ kind: 'locked' }), {
            replace: true,
            state: { from: { pathname: from.pathname, search: from.search, hash: from.hash } },
          })
        }
      >
        {children}
        <Reached path={from.pathname} />
      </UnlockGate>
    </>
  );
}

/** Rendered within an open page: forgets that it was requested while it was locked. */
function Reached({ path }: { readonly path: string }) {
  useEffect(() => forgetWantedPage(path), [path]);
  return null;
}
