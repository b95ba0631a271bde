import { useLevels, type SessionPort } from '@course-kit/react';
import { useTexts } from '../language/use-texts.js';
import { levelOfPath } from '../wanted-page.js';
import { isOpenToVisitors, type AuthMode } from './auth-address.js';
import { AuthFrame } from './auth-frame.js';
import { authMessages } from './auth.messages.js';
import { ConfirmAddress } from './confirm-address.js';
import { PASSWORD_MINIMUM } from './limits.js';
import { NewHere } from './new-here.js';
import { SignInForm } from './sign-in-form.js';
import { useAuthForm } from './use-auth-form.js';

/** Signing in or up, connected to the storage's session. */
export function SignIn({
  session,
  isSignUp,
  email,
  onEmail,
  redirect,
  addressOf,
  note,
  onAttempt,
}: {
  readonly session: SessionPort;
  readonly isSignUp: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly redirect: string;
  readonly addressOf: (mode: AuthMode) => string;
  readonly note: string | undefined;
  readonly onAttempt: () => void;
}) {
  const text = useTexts('auth', authMessages);
  const form = useAuthForm({ session, isSignUp, email, redirect, onAttempt });
  const signIn = addressOf('signin');
  const signUpLead = useSignUpLead(redirect);
  if (form.unconfirmed !== null)
    return (
      <AuthFrame title={text('confirmTitle')} lead={text('confirmLead')}>
        <ConfirmAddress email={form.unconfirmed} signIn={signIn} />
      </AuthFrame>
    );
  const signUp = session.signUp && addressOf('signup');
  const isNew = isOpenToVisitors(redirect);
  return (
    <AuthFrame
      title={text(isSignUp ? 'signUpTitle' : isNew ? 'newTitle' : 'signIn')}
      lead={isSignUp ? signUpLead : text(isNew ? 'newLead' : 'signInLead')}
      note={note}
    >
      {isNew && !isSignUp && <NewHere withoutAccount={redirect} signUp={signUp} />}
      <SignInForm
        form={form}
        isSignUp={isSignUp}
        isSecond={isNew && !isSignUp && signUp !== undefined}
        email={email}
        onEmail={onEmail}
        links={{
          // A new visitor has this link above the form.
          other: isSignUp ? signIn : isNew ? undefined : signUp,
          forgot: session.requestPasswordRecovery && addressOf('forgot'),
        }}
      />
      {isNew && isSignUp && <NewHere withoutAccount={redirect} signUp={undefined} />}
    </AuthFrame>
  );
}

/** The sentence above the form for signing up; it mentions the level that the account opens, where there is one. */
function useSignUpLead(redirect: string): string {
  const text = useTexts('auth', authMessages);
  const { levels } = useLevels();
  const asked = levelOfPath(redirect);
  if (asked !== undefined && levels.some(({ level, isPassed }) => isPassed && level === asked - 1))
    return text('signUpToOpen', { level: asked });
  return text('signUpLead', { length: PASSWORD_MINIMUM });
}
