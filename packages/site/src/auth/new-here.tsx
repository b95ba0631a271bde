import { useLevels } from '@course-kit/react';
import { Link } from '../navigation/navigate.js';
import { useTexts } from '../language/use-texts.js';
import { authMessages } from './auth.messages.js';

/** For a visitor who asked for a page that needs no account: a link to that page, beside the one for signing up. */
export function NewHere({
  withoutAccount,
  signUp,
}: {
  readonly withoutAccount: string;
  /** Absent where the form itself makes an account. */
  readonly signUp: string | undefined;
}) {
  const text = useTexts('auth', authMessages);
  const hasBegun = useLevels().levels.some(({ status }) => status === 'in-progress' || status === 'passed');
  return (
    <div className="auth-new">
      {signUp !== undefined && (
        <Link className="site-button" data-variant="primary" to={signUp} replace>
          {text('createAccount')}
        </Link>
      )}
      <Link className="site-button" to={withoutAccount}>
        {text(hasBegun ? 'goOnWithout' : 'startWithout')}
      </Link>
    </div>
  );
}
