import { isCourseStorageError, useSession, useSessionPort } from '@course-kit/react';
import { useState, type SubmitEvent } from 'react';

/** Who is signed in, or the form to sign in and up. */
export function Account() {
  const session = useSession();
  const port = useSessionPort();
  const [message, setMessage] = useState('');
  if (!port || session.status === 'loading') return null;
  if (session.status === 'signed-in')
    return (
      <div className="account">
        {session.learner.email}
        <button type="button" onClick={() => void port.signOut()}>
          Sign out
        </button>
      </div>
    );

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const credentials = { email: String(form.get('email')), password: String(form.get('password')) };
    try {
      const learner = await (form.get('do') === 'sign-up' ? port.signUp : port.signIn)?.(credentials);
      setMessage(learner === null ? 'Follow the link in the mail that was sent to you.' : '');
    } catch (error) {
      setMessage(wordsOf(error));
    }
  };
  return (
    <form className="account" onSubmit={(event) => void submit(event)}>
      <label>
        Mail address <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password{' '}
        <input name="password" type="password" autoComplete="current-password" minLength={8} required />
      </label>
      <button name="do" value="sign-in">
        Sign in
      </button>
      <button name="do" value="sign-up">
        Sign up
      </button>
      <span role="status">{message}</span>
    </form>
  );
}

/** The server says what is wrong with an address or a password; where it cannot be reached, we do. */
function wordsOf(error: unknown): string {
  if (isCourseStorageError(error) && error.code === 'unavailable')
    return 'The server cannot be reached. Try again.';
  return error instanceof Error ? error.message : 'That did not work.';
}
