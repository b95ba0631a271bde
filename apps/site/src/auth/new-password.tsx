import type { SessionPort } from '@course-kit/react';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { AuthFrame } from './auth-frame.js';
import { authMessages } from './auth.messages.js';
import { NewPasswordForm } from './new-password-form.js';
import { useNewPassword } from './use-new-password.js';

/** The form for a new password, connected to the storage's session. */
export function NewPassword({
  session,
  email,
  onDone,
}: {
  readonly session: SessionPort;
  readonly email: string | undefined;
  readonly onDone: () => void;
}) {
  const text = useTexts('auth', authMessages);
  const { isBusy, failure, save } = useNewPassword(session, onDone);
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
      <NewPasswordForm email={email} isBusy={isBusy} failure={failure} onSubmit={save} />
    </AuthFrame>
  );
}
