import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.js';
import type { AuthFailure } from './auth-failure.js';
import { authMessages } from './auth.messages.js';

/** A password field with a button that shows the password. Takes the focus when the server refuses the password. */
export function PasswordField({
  label,
  autoComplete,
  value,
  onChange,
  failure,
  hint,
  minLength,
}: {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly failure: AuthFailure | null;
  readonly hint?: ReactNode;
  readonly minLength?: number;
}) {
  const text = useTexts('auth', authMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const isRefused = failure?.isAnswer === true;
  const describedBy =
    [failure && `${id}-failure`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined;

  useEffect(() => {
    if (failure?.isAnswer) input.current?.focus();
  }, [failure]);

  return (
    <div className="field auth-field">
      <label htmlFor={id}>{label}</label>
      <div className="auth-password">
        <input
          ref={input}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={minLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={isRefused}
          aria-describedby={describedBy}
        />
        <button
          type="button"
          className="auth-reveal"
          aria-label={text(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {text(isShown ? 'hide' : 'show')}
        </button>
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {failure && (
        <p id={`${id}-failure`} className="field-error">
          <bdi>{failure.serverMessage ?? text('failed')}</bdi>
        </p>
      )}
    </div>
  );
}
