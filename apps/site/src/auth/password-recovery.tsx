import { Link } from 'react-router';
import { SubmitButton } from './submit-button.js';
import { TextField } from './text-field.js';
import { whenSubmitted } from './when-submitted.js';

/** What the form for a forgotten password shows. */
export interface PasswordRecoveryProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly isBusy: boolean;
  /** The address that a mail was asked for. */
  readonly askedFor: string | null;
  readonly onSubmit: () => void;
  /** The way back. */
  readonly signIn: string;
}

/** Asks where to send the link for a new password. The answer never tells whether there is an account. */
export function PasswordRecovery({
  email,
  onEmail,
  isBusy,
  askedFor,
  onSubmit,
  signIn,
}: PasswordRecoveryProps) {
  return (
    <>
      <form className="auth-form" onSubmit={whenSubmitted(onSubmit)}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={onEmail}
          isRequired
        />
        <SubmitButton label={askedFor === null ? 'Send link' : 'Send again'} isBusy={isBusy} />
      </form>
      {askedFor !== null && (
        <p className="auth-note">
          If <strong>{askedFor}</strong> has an account, a mail with a link to set a new password is on its
          way.
        </p>
      )}
      <p className="auth-switch">
        <Link to={signIn} replace>
          Back to sign in
        </Link>
      </p>
    </>
  );
}
