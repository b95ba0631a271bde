import type { SessionPort } from '@course-kit/react';
import { useState } from 'react';
import { googleReturnAddress } from './auth-address.js';
import { authFailureOf } from './auth-failure.js';
import { useAttempt } from './use-attempt.js';

/** The state of the form, and what its buttons do. */
export type AuthForm = ReturnType<typeof useAuthForm>;

/** Signs in or up. It does not redirect: the screen does, as soon as there is a session. */
export function useAuthForm({
  session,
  isSignUp,
  email,
  redirect,
  onAttempt,
}: {
  readonly session: SessionPort;
  readonly isSignUp: boolean;
  readonly email: string;
  readonly redirect: string;
  readonly onAttempt: () => void;
}) {
  const { isBusy, failure, notify, run, attempt } = useAttempt();
  const [password, setPassword] = useState('');
  const [fullName, setFullName] = useState('');
  /** The address that must be confirmed by mail before the account can be used. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  const signIn = async () => void (await session.signIn?.({ email, password }));

  const signUp = async () => {
    const name = fullName.trim();
    const learner = await session.signUp?.({ email, password, ...(name !== '' && { fullName: name }) });
    if (learner !== null) return;
    notify('sign-up-started');
    setUnconfirmed(email);
  };

  const goToGoogle = async () => {
    try {
      await session.signInWithGoogle?.(googleReturnAddress(redirect, window.location.origin));
    } catch (error) {
      notify('google-failed', authFailureOf(error).serverMessage);
    }
  };

  return {
    isBusy,
    failure,
    password,
    setPassword,
    fullName,
    setFullName,
    unconfirmed,
    submit: () =>
      attempt(() => {
        onAttempt();
        return isSignUp ? signUp() : signIn();
      }),
    /** Absent where the storage has no sign-in with Google. */
    continueWithGoogle: session.signInWithGoogle && (() => void run(goToGoogle)),
  };
}
