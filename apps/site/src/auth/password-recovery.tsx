import { Link } from 'react-router';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { authMessages } from './auth.messages.js';
import { EmailField } from './email-field.js';
import { SubmitButton } from './submit-button.js';
import { whenSubmitted } from './when-submitted.js';

/** What the form for a forgotten password shows. */
export interface PasswordRecoveryProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly isBusy: boolean;
  /** The address that a mail was requested for. */
  readonly askedFor: string | null;
  readonly onSubmit: () => void;
  /** The address of the sign-in form. */
  readonly signIn: string;
}

/** Asks for the address to send the link to. The answer never reveals whether there is an account. */
export function PasswordRecovery({
  email,
  onEmail,
  isBusy,
  askedFor,
  onSubmit,
  signIn,
}: PasswordRecoveryProps) {
  const text = useTexts('auth', authMessages);
  return (
    <>
      <form className="auth-form" onSubmit={whenSubmitted(onSubmit)}>
        <EmailField email={email} onEmail={onEmail} />
        <SubmitButton label={text(askedFor === null ? 'sendLink' : 'sendAgain')} isBusy={isBusy} />
      </form>
      {askedFor !== null && (
        <p className="auth-note">
          <TextAround text={text('linkSent', { email: ELEMENT })}>
            <strong>
              <bdi>{askedFor}</bdi>
            </strong>
          </TextAround>
        </p>
      )}
      <p className="auth-switch">
        <Link to={signIn} replace>
          {text('backToSignIn')}
        </Link>
      </p>
    </>
  );
}
