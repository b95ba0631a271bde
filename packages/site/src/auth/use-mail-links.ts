import { useSessionPort } from '@course-kit/react';
import { useEffect } from 'react';
import { useLocation } from '../navigation/location.js';
import { navigate } from '../navigation/navigate.js';
import { paths } from '../links.js';
import { authAddress, readAuthAddress } from './auth-address.js';
import { readLinkAnswer } from './link-answer.js';
import { useRecovery } from './use-recovery.js';

/** Leads a visitor who followed the link of a mail to the sign-in screen, whichever page the link opened. */
export function useMailLinks(): void {
  const hasAccounts = useSessionPort() !== undefined;
  const { pathname, search, hash } = useLocation();
  const [isRecovering, finish] = useRecovery();

  useEffect(() => {
    if (!hasAccounts) return;
    const isHere = pathname === paths.auth;
    const { mode, redirect } = readAuthAddress(isHere ? search : '', window.location.origin);
    if (isRecovering && isHere && mode === 'new-password') return finish();
    if (isRecovering) {
      const next = authAddress({ mode: 'new-password', redirect: isHere ? redirect : pathname });
      // The storage still has to read the hash.
      navigate(next + hash, { replace: true });
    } else if (!isHere && isFailure(readLinkAnswer({ hash, search }))) {
      navigate(paths.auth + (hash || search.replace('?', '#')), { replace: true });
    }
  }, [hasAccounts, isRecovering, finish, pathname, search, hash]);
}

function isFailure(answer: ReturnType<typeof readLinkAnswer>): boolean {
  return answer !== null && answer !== 'recovery';
}
