import { useState } from 'react';
import type { AuthFailure } from './auth-failure.js';
import { PasswordField } from './password-field.js';
import { SubmitButton } from './submit-button.js';
import { whenSubmitted } from './when-submitted.js';

/** What the backend asks of a password when it is set up as delivered. */
const MINIMUM_LENGTH = 6;

/** What the form for a new password shows. */
export interface NewPasswordFormProps {
  /** Whose password it is, for the browser's password store. */
  readonly email: string | undefined;
  readonly isBusy: boolean;
  readonly failure: AuthFailure | null;
  readonly onSubmit: (password: string) => void;
}

/** Sets a new password, after the link of a recovery mail. */
export function NewPasswordForm({ email, isBusy, failure, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  return (
    <form className="auth-form" onSubmit={whenSubmitted(() => onSubmit(password))}>
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        failure={failure}
        hint={`At least ${MINIMUM_LENGTH} characters.`}
        minLength={MINIMUM_LENGTH}
      />
      <SubmitButton label="Save password" isBusy={isBusy} />
    </form>
  );
}
