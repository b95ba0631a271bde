import type { SessionPort } from 'course-kit';
import type { AuthMode } from './auth-address.js';
import { AuthFrame } from './auth-frame.js';
import { ConfirmAddress } from './confirm-address.js';
import { SignInForm } from './sign-in-form.js';
import { useAuthForm } from './use-auth-form.js';

/** Signing in or up, with the storage's session. */
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
  const form = useAuthForm({ session, isSignUp, email, redirect, onAttempt });
  const signIn = addressOf('signin');
  if (form.unconfirmed !== null)
    return (
      <AuthFrame title="Check your email" lead="One step is left.">
        <ConfirmAddress email={form.unconfirmed} signIn={signIn} />
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={isSignUp ? 'Create your account' : 'Sign in'}
      lead={isSignUp ? 'An e-mail address and a password are all it takes.' : 'Go on where you left off.'}
      note={note}
    >
      <SignInForm
        form={form}
        isSignUp={isSignUp}
        email={email}
        onEmail={onEmail}
        links={{
          other: isSignUp ? signIn : session.signUp && addressOf('signup'),
          forgot: session.requestPasswordRecovery && addressOf('forgot'),
        }}
      />
    </AuthFrame>
  );
}
