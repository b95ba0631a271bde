import { Link } from 'react-router';
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
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Where the other ways lead; one that is absent is not offered. */
  readonly links: {
    readonly other: string | undefined;
    readonly forgot: string | undefined;
  };
}

/** Signing in, or up, by e-mail and password or with Google. */
export function SignInForm({ form, isSignUp, email, onEmail, links }: SignInFormProps) {
  const { isBusy, continueWithGoogle } = form;
  return (
    <>
      {continueWithGoogle && (
        <>
          <GoogleButton isBusy={isBusy} onPress={continueWithGoogle} />
          <p className="auth-or">or with your e-mail address</p>
        </>
      )}
      <form className="auth-form" onSubmit={whenSubmitted(form.submit)}>
        {isSignUp && (
          <TextField
            label="Full name"
            type="text"
            autoComplete="name"
            value={form.fullName}
            onChange={form.setFullName}
            hint="Optional. It is printed on your certificates."
          />
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={onEmail}
          isRequired
        />
        <PasswordField
          label="Password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          value={form.password}
          onChange={form.setPassword}
          failure={form.failure}
        />
        {!isSignUp && links.forgot !== undefined && (
          <Link className="auth-forgot" to={links.forgot} replace>
            Forgot password?
          </Link>
        )}
        <SubmitButton label={isSignUp ? 'Sign up' : 'Sign in'} isBusy={isBusy} />
      </form>
      {links.other !== undefined && (
        <p className="auth-switch">
          <Link to={links.other} replace>
            {isSignUp ? 'Already have an account? Sign in' : 'Create account'}
          </Link>
        </p>
      )}
    </>
  );
}
