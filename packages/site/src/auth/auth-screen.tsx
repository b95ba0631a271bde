import { useSession, type SessionPort } from '@course-kit/react';
import { useState, type ReactNode } from 'react';
import { useLocation } from '../navigation/location.js';
import { Navigate, navigate } from '../navigation/navigate.js';
import { useTexts } from '../language/use-texts.js';
import { PageTitle } from '../head/page-meta.js';
import { authAddress, readAuthAddress, type AuthMode } from './auth-address.js';
import { authMessages } from './auth.messages.js';
import { NewPassword } from './new-password.js';
import { Recovery } from './recovery.js';
import { SignIn } from './sign-in.js';
import { useLinkFailure } from './use-link-failure.js';
import { useRecovery } from './use-recovery.js';

/** Signing in, signing up and password recovery. Redirects as soon as there is a session. */
export function AuthScreen({ session }: { readonly session: SessionPort }) {
  const { search } = useLocation();
  const who = useSession();
  const [isRecovering] = useRecovery();
  const hasExpiredLink = useLinkFailure();
  const [email, setEmail] = useState('');
  const text = useTexts('auth', authMessages);

  const asked = readAuthAddress(search, window.location.origin);
  const addressOf = (mode: AuthMode) => authAddress({ ...asked, mode });

  /** A screen with the title of the browser's tab. */
  const titled = (mode: AuthMode, screen: ReactNode) => (
    <>
      <PageTitle title={text(`title.${mode}`)} />
      {screen}
    </>
  );

  const waiting = (words: string) => (
    <div className="page page-loading" aria-busy="true">
      <p className="auth-waiting">{words}</p>
    </div>
  );

  if (who.status === 'signed-in') {
    if (session.setPassword === undefined || !(isRecovering || asked.mode === 'new-password'))
      return titled(
        'signin',
        <>
          {/* Until the code of the next page is there. */}
          {waiting(text('busy'))}
          <Navigate to={asked.redirect} />
        </>,
      );
    const leave = () => navigate(asked.redirect, { replace: true });
    return titled('new-password', <NewPassword session={session} email={who.learner.email} onDone={leave} />);
  }
  if (who.status !== 'signed-out') return titled(asked.mode, waiting(text('waiting')));
  if (asked.mode === 'forgot' && session.requestPasswordRecovery)
    return titled(
      'forgot',
      <Recovery session={session} email={email} onEmail={setEmail} signIn={addressOf('signin')} />,
    );
  // A working link for a new password signs its learner in.
  const isExpired = hasExpiredLink || asked.mode === 'new-password';
  const isSignUp = asked.mode === 'signup' && session.signUp !== undefined;
  return titled(
    isSignUp ? 'signup' : 'signin',
    <SignIn
      // A new form for each mode; only the e-mail address is kept.
      key={isSignUp ? 'sign-up' : 'sign-in'}
      session={session}
      isSignUp={isSignUp}
      email={email}
      onEmail={setEmail}
      redirect={asked.redirect}
      addressOf={addressOf}
      note={isExpired ? text('note.expired') : undefined}
      onAttempt={() => {
        // The link did not work: from here on this is an ordinary sign-in.
        if (asked.mode === 'new-password') navigate(addressOf('signin'), { replace: true });
      }}
    />,
  );
}
