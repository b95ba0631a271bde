import { Link } from '../navigation/navigate.js';
import { useTexts } from '../language/use-texts.js';
import { authMessages } from './auth.messages.js';
import { EmailField } from './email-field.js';
import { GoogleButton } from './google-button.js';
import { PasswordField } from './password-field.js';
import { SubmitButton } from './submit-button.js';
import { TextField } from './text-field.js';
import type { AuthForm } from './use-auth-form.js';
import { whenSubmitted } from './when-submitted.js';

/** What the sign-in form shows. */
export interface SignInFormProps {
  readonly form: AuthForm;
  readonly isSignUp: boolean;
  /** Whoever comes has no account most likely, and another button for that. @default false */
  readonly isSecond?: boolean | undefined;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The addresses of the other forms; one without an address is not offered. */
  readonly links: {
    readonly other: string | undefined;
    readonly forgot: string | undefined;
  };
}

/** Signing in, or up, by e-mail and password or with Google. */
export function SignInForm({ form, isSignUp, isSecond, email, onEmail, links }: SignInFormProps) {
  const text = useTexts('auth', authMessages);
  const { isBusy, continueWithGoogle } = form;
  return (
    <>
      {continueWithGoogle && (
        <>
          <GoogleButton isBusy={isBusy} onPress={continueWithGoogle} />
          <p className="auth-or">{text('or')}</p>
        </>
      )}
      <form className="auth-form" onSubmit={whenSubmitted(form.submit)}>
        {isSignUp && (
          <TextField
            label={text('fullName')}
            type="text"
            autoComplete="name"
            value={form.fullName}
            onChange={form.setFullName}
            hint={text('fullNameHint')}
          />
        )}
        <EmailField email={email} onEmail={onEmail} />
        <PasswordField
          label={text('password')}
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          value={form.password}
          onChange={form.setPassword}
          failure={form.failure}
        />
        {!isSignUp && links.forgot !== undefined && (
          <Link className="auth-forgot" to={links.forgot} replace>
            {text('forgot')}
          </Link>
        )}
        <SubmitButton label={text(isSignUp ? 'signUp' : 'signIn')} isBusy={isBusy} isSecond={isSecond} />
      </form>
      {links.other !== undefined && (
        <p className="auth-switch">
          <Link to={links.other} replace>
            {text(isSignUp ? 'hasAccount' : 'createAccount')}
          </Link>
        </p>
      )}
    </>
  );
}
