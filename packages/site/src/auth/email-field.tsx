import { useTexts } from '../language/use-texts.js';
import { authMessages } from './auth.messages.js';
import { EMAIL_MAXIMUM } from './limits.js';
import { TextField } from './text-field.js';

/** The learner's e-mail address, checked before it is sent to the server. */
export function EmailField({
  email,
  onEmail,
}: {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}) {
  const text = useTexts('auth', authMessages);
  return (
    <TextField
      label={text('email')}
      type="email"
      autoComplete="username"
      value={email}
      onChange={onEmail}
      isRequired
      problem={email.length > EMAIL_MAXIMUM ? text('emailTooLong', { length: EMAIL_MAXIMUM }) : undefined}
    />
  );
}
