import { useState } from 'react';
import { useTexts } from '../language/use-texts.js';
import type { AuthFailure } from './auth-failure.js';
import { authMessages } from './auth.messages.js';
import { PASSWORD_MINIMUM } from './limits.js';
import { PasswordField } from './password-field.js';
import { SubmitButton } from './submit-button.js';
import { whenSubmitted } from './when-submitted.js';

/** What the form for a new password shows. */
export interface NewPasswordFormProps {
  /** The account's e-mail address, for the browser's password manager. */
  readonly email: string | undefined;
  readonly isBusy: boolean;
  readonly failure: AuthFailure | null;
  readonly onSubmit: (password: string) => void;
}

/** Sets a new password, after the link of a recovery mail. */
export function NewPasswordForm({ email, isBusy, failure, onSubmit }: NewPasswordFormProps) {
  const text = useTexts('auth', authMessages);
  const [password, setPassword] = useState('');
  return (
    <form className="auth-form" onSubmit={whenSubmitted(() => onSubmit(password))}>
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
  );
}
