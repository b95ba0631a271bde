import type { SessionPort } from 'course-kit';
import { AuthFrame } from './auth-frame.js';
import { NewPasswordForm } from './new-password-form.js';
import { useNewPassword } from './use-new-password.js';

/** A new password, with the storage's session. */
export function NewPassword({
  session,
  email,
  onDone,
}: {
  readonly session: SessionPort;
  readonly email: string | undefined;
  readonly onDone: () => void;
}) {
  const { isBusy, failure, save } = useNewPassword(session, onDone);
  return (
    <AuthFrame
      title="Set a new password"
      flowTitle="What your account keeps"
      lead={
        email === undefined ? (
          'You are signed in.'
        ) : (
          <>
            For <strong>{email}</strong>.
          </>
        )
      }
    >
      <NewPasswordForm email={email} isBusy={isBusy} failure={failure} onSubmit={save} />
    </AuthFrame>
  );
}
