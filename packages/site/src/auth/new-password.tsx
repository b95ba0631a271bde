import type { SessionPort } from '@course-kit/react';
import { useState } from 'react';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { AuthFrame } from './auth-frame.js';
import { authMessages } from './auth.messages.js';
import { PASSWORD_MINIMUM } from './limits.js';
import { PasswordField } from './password-field.js';
import { SubmitButton } from './submit-button.js';
import { useAttempt } from './use-attempt.js';
import { whenSubmitted } from './when-submitted.js';

/** Sets a new password for the account that is signed in, after the link of a recovery mail. */
export function NewPassword({
  session,
  email,
  onDone,
}: {
  readonly session: SessionPort;
  /** The account's address, also for the browser's password manager. */
  readonly email: string | undefined;
  readonly onDone: () => void;
}) {
  const text = useTexts('auth', authMessages);
  const [password, setPassword] = useState('');
  const { isBusy, failure, notify, attempt } = useAttempt();
  const save = async () => {
    await session.setPassword?.(password);
    notify('password-changed');
    onDone();
  };
  return (
    <AuthFrame
      title={text('newPasswordTitle')}
      flowTitle={text('keepsTitle')}
      lead={
        email === undefined ? (
          text('isSignedIn')
        ) : (
          <TextAround text={text('forAddress', { email: ELEMENT })}>
            <strong>
              <bdi>{email}</bdi>
            </strong>
          </TextAround>
        )
      }
    >
      <form className="auth-form" onSubmit={whenSubmitted(() => attempt(save))}>
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          label={text('newPassword')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          failure={failure}
          hint={text('passwordHint', { length: PASSWORD_MINIMUM })}
          minLength={PASSWORD_MINIMUM}
        />
        <SubmitButton label={text('savePassword')} isBusy={isBusy} />
      </form>
    </AuthFrame>
  );
}
