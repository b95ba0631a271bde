import type { AuthMode } from './auth-address.js';
import { readLinkAnswer, type LinkAnswer } from './link-answer.js';

/** What to say of the link that led to the form, if anything. */
export function readNote(
  mode: AuthMode,
  address: { readonly search: string; readonly hash: string },
): string | undefined {
  const answer = readLinkAnswer(address);
  if (answer !== null && answer !== 'recovery') return TEXT[answer];
  // Who followed a working link is signed in.
  return mode === 'new-password' ? TEXT.expired : undefined;
}

/** An answer in words. What the address says itself is not shown: anybody can write an address. */
const TEXT: Readonly<Record<Exclude<LinkAnswer, 'recovery'>, string>> = {
  expired:
    'This link has expired or was used before: the links in our mails work once, and only for a while. Sign in, or choose “Forgot password?” for a new one.',
  cancelled: 'The sign-in was cancelled, so nothing has changed. You can try again.',
  failed: 'Signing in by that link did not work. You can try again, or sign in here.',
};
