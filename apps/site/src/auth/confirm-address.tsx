import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

/** An account was asked for; its address is still to be confirmed. Takes focus, as the form is gone. */
export function ConfirmAddress({ email, signIn }: { readonly email: string; readonly signIn: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p ref={message} className="auth-note" tabIndex={-1}>
        We sent a mail to <strong>{email}</strong>. Follow its link to confirm the address, and your account
        is ready. If nothing comes, look among the unwanted mails.
      </p>
      <p className="auth-switch">
        <Link to={signIn} replace>
          Already have an account? Sign in
        </Link>
      </p>
    </>
  );
}
