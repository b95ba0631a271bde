import { useEffect, useRef } from 'react';
import { Link } from '../navigation/navigate.js';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { authMessages } from './auth.messages.js';

/** Says that the address of a new account must be confirmed. Takes the focus, because the form is gone. */
export function ConfirmAddress({ email, signIn }: { readonly email: string; readonly signIn: string }) {
  const text = useTexts('auth', authMessages);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p ref={message} className="auth-note" tabIndex={-1}>
        <TextAround text={text('confirm', { email: ELEMENT })}>
          <strong>
            <bdi>{email}</bdi>
          </strong>
        </TextAround>
      </p>
      <p className="auth-switch">
        <Link to={signIn} replace>
          {text('hasAccount')}
        </Link>
      </p>
    </>
  );
}
