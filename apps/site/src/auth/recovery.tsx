import type { SessionPort } from 'course-kit';
import { AuthFrame } from './auth-frame.js';
import { PasswordRecovery } from './password-recovery.js';
import { usePasswordRecovery } from './use-password-recovery.js';

/** A forgotten password, with the storage's session. */
export function Recovery({
  session,
  email,
  onEmail,
  signIn,
}: {
  readonly session: SessionPort;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly signIn: string;
}) {
  const { isBusy, askedFor, ask } = usePasswordRecovery(session, email);
  return (
    <AuthFrame title="Forgot your password?" lead="We send you a link to set a new one.">
      <PasswordRecovery
        email={email}
        onEmail={onEmail}
        isBusy={isBusy}
        askedFor={askedFor}
        onSubmit={ask}
        signIn={signIn}
      />
    </AuthFrame>
  );
}
