import type { SessionPort } from '@course-kit/react';
import { useTexts } from '../language/use-texts.js';
import { AuthFrame } from './auth-frame.js';
import { authMessages } from './auth.messages.js';
import { PasswordRecovery } from './password-recovery.js';
import { usePasswordRecovery } from './use-password-recovery.js';

/** The form for a forgotten password, connected to the storage's session. */
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
  const text = useTexts('auth', authMessages);
  const { isBusy, askedFor, ask } = usePasswordRecovery(session, email);
  return (
    <AuthFrame title={text('recoveryTitle')} lead={text('recoveryLead')}>
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
