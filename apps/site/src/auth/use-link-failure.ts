import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../language/use-texts.js';
import { authAddress, readAuthAddress } from './auth-address.js';
import { authMessages } from './auth.messages.js';
import { readLinkAnswer } from './link-answer.js';
import { useAuthNotice } from './use-auth-notice.js';

/** What stays to be said of a link, in the history's state: an address could be written by anybody. */
const EXPIRED = { expiredLink: true } as const;

/**
 * Says what went wrong on the way back from Google, or with the link of a mail, and takes it out of the address.
 *
 * @returns whether the link of a mail led here that no longer works.
 */
export function useLinkFailure(): boolean {
  const navigate = useNavigate();
  const notify = useAuthNotice();
  const text = useTexts('auth', authMessages);
  const { search, hash, state } = useLocation();
  const toldOf = useRef('');

  useEffect(() => {
    const answer = readLinkAnswer({ hash, search });
    if (answer === null || answer === 'recovery' || toldOf.current === search + hash) return;
    toldOf.current = search + hash;
    const address = authAddress(readAuthAddress(search, window.location.origin));
    void navigate(address, { replace: true, state: answer === 'expired' ? EXPIRED : null });
    if (answer === 'failed') notify('google-failed');
    // In our words: what the address says itself is not shown.
    else if (answer !== 'expired') notify('google-failed', text(`google.${answer}`));
  }, [search, hash, navigate, notify, text]);

  return typeof state === 'object' && state !== null && 'expiredLink' in state;
}
