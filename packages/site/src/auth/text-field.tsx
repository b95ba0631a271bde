import { useEffect, useId, useRef } from 'react';

/** A labelled line of text. */
export function TextField({
  label,
  type,
  autoComplete,
  value,
  onChange,
  isRequired = false,
  hint,
  problem = '',
}: {
  readonly label: string;
  readonly type: 'email' | 'text';
  readonly autoComplete: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** A validation message, with which the browser does not submit the form. @default none */
  readonly problem?: string | undefined;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);
  return (
    <div className="field auth-field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type={type}
        autoComplete={autoComplete}
        required={isRequired}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
