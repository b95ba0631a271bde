import { useId } from 'react';

/** A labelled line of text. */
export function TextField({
  label,
  type,
  autoComplete,
  value,
  onChange,
  isRequired = false,
  hint,
}: {
  readonly label: string;
  readonly type: 'email' | 'text';
  readonly autoComplete: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean;
  readonly hint?: string;
}) {
  const id = useId();
  return (
    <div className="field auth-field">
      <label htmlFor={id}>{label}</label>
      <input
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
