import type { SessionPort } from '@course-kit/react';
import { useState } from 'react';
import { Link } from '../navigation/navigate.js';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { recoveryReturnAddress } from './auth-address.js';
import { authFailureOf } from './auth-failure.js';
import { AuthFrame } from './auth-frame.js';
import { authMessages } from './auth.messages.js';
import { EmailField } from './email-field.js';
import { SubmitButton } from './submit-button.js';
import { useAuthNotice } from './use-auth-notice.js';
import { useBusy } from './use-busy.js';
import { whenSubmitted } from './when-submitted.js';

/** Asks for the address to send the link for a new password to. */
export function Recovery({
  session,
  email,
  onEmail,
  signIn,
}: {
  readonly session: SessionPort;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The address of the sign-in form. */
  readonly signIn: string;
}) {
  const text = useTexts('auth', authMessages);
  const notify = useAuthNotice();
  const { isBusy, run } = useBusy();
  /** The address that a mail was requested for. */
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const ask = async () => {
    try {
      await session.requestPasswordRecovery?.(email, recoveryReturnAddress(window.location.origin));
    } catch (error) {
      const { isAnswer, serverMessage } = authFailureOf(error);
      // An answer must not reveal whether there is an account; only that the server was not reached is shown.
      if (!isAnswer) return notify('auth-failed', serverMessage);
    }
    notify('recovery-sent');
    setAskedFor(email);
  };
  return (
    <AuthFrame title={text('recoveryTitle')} lead={text('recoveryLead')}>
      <form className="auth-form" onSubmit={whenSubmitted(() => void run(ask))}>
        <EmailField email={email} onEmail={onEmail} />
        <SubmitButton label={text(askedFor === null ? 'sendLink' : 'sendAgain')} isBusy={isBusy} />
      </form>
      {askedFor !== null && (
        <p className="auth-note">
          <TextAround text={text('linkSent', { email: ELEMENT })}>
            <strong>
              <bdi>{askedFor}</bdi>
            </strong>
          </TextAround>
        </p>
      )}
      <p className="auth-switch">
        <Link to={signIn} replace>
          {text('backToSignIn')}
        </Link>
      </p>
    </AuthFrame>
  );
}
