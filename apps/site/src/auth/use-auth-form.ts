import type { SessionPort } from '@course-kit/react';
import { useState } from 'react';
import { googleReturnAddress } from './auth-address.js';
import { authFailureOf, type AuthFailure } from './auth-failure.js';
import { useBusy } from './use-busy.js';
import { useAuthNotice } from './use-auth-notice.js';

/** The state of the form, and what its buttons do. */
export interface AuthForm {
  readonly isBusy: boolean;
  readonly password: string;
  readonly setPassword: (password: string) => void;
  readonly fullName: string;
  readonly setFullName: (fullName: string) => void;
  readonly failure: AuthFailure | null;
  /** The address that must be confirmed by mail before the account can be used. */
  readonly unconfirmed: string | null;
  readonly submit: () => void;
  /** Absent where the storage has no sign-in with Google. */
  readonly continueWithGoogle: (() => void) | undefined;
}

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
}): AuthForm {
  const notify = useAuthNotice();
  const { isBusy, run } = useBusy();
  const [password, setPassword] = useState('');
  const [fullName, setFullName] = useState('');
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  const signIn = async () => void (await session.signIn?.({ email, password }));

  const signUp = async () => {
    const name = fullName.trim();
    const learner = await session.signUp?.({ email, password, ...(name !== '' && { fullName: name }) });
    if (learner !== null) return;
    notify('sign-up-started');
    setUnconfirmed(email);
  };

  const submit = async () => {
    onAttempt();
    setFailure(null);
    try {
      await (isSignUp ? signUp() : signIn());
    } catch (error) {
      const reason = authFailureOf(error);
      setFailure(reason);
      notify('auth-failed', reason.serverMessage);
    }
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
    password,
    setPassword,
    fullName,
    setFullName,
    failure,
    unconfirmed,
    submit: () => void run(submit),
    continueWithGoogle: session.signInWithGoogle && (() => void run(goToGoogle)),
  };
}
