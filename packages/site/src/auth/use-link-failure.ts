import { useEffect, useRef } from 'react';
import { useLocation } from '../navigation/location.js';
import { navigate } from '../navigation/navigate.js';
import { useTexts } from '../language/use-texts.js';
import { authAddress, readAuthAddress } from './auth-address.js';
import { authMessages } from './auth.messages.js';
import { readLinkAnswer } from './link-answer.js';
import { useAuthNotice } from './use-auth-notice.js';

/** Kept in the history's state and not in the address, which anybody could write. */
const EXPIRED = { expiredLink: true } as const;

/**
 * Shows what failed in a sign-in with Google or with the link of a mail, and removes it from the address.
 *
 * @returns whether an expired link of a mail was followed.
 */
export function useLinkFailure(): boolean {
  const notify = useAuthNotice();
  const text = useTexts('auth', authMessages);
  const { search, hash, state } = useLocation();
  const reported = useRef('');

  useEffect(() => {
    const answer = readLinkAnswer({ hash, search });
    if (answer === null || answer === 'recovery' || reported.current === search + hash) return;
    reported.current = search + hash;
    const address = authAddress(readAuthAddress(search, window.location.origin));
    navigate(address, { replace: true, state: answer === 'expired' ? EXPIRED : undefined });
    if (answer === 'failed') notify('google-failed');
    // In our own words: text from the address is never shown.
    else if (answer !== 'expired') notify('google-failed', text(`google.${answer}`));
  }, [search, hash, notify, text]);

  return 'expiredLink' in state;
}
