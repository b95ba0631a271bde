import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { printedName } from '../../model/printed-name.js';

/** The longest name that a certificate takes. */
const MAXIMUM_LENGTH = 120;

/** A form's field for the name to print, and what its form does when it is submitted. */
export interface NameField {
  readonly field: ReactNode;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Asks for the name to print. A name without a letter or number is not handed over: the field says so and has the focus. */
export function useNameField({
  name,
  onName,
  onConfirm,
  texts,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Called with the name as it is printed. */
  readonly onConfirm: (printed: string) => void;
  readonly texts: { readonly label: string; readonly missing: string; readonly hint?: string };
}): NameField {
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const hintId = texts.hint === undefined ? undefined : `${id}-hint`;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const printed = printedName(name);
    setMissing(printed === '');
    if (printed === '') input.current?.focus();
    else onConfirm(printed);
  };
  const field = (
    <div className="ck-field">
      <label className="ck-label" htmlFor={id}>
        {texts.label}
      </label>
      <input
        ref={input}
        id={id}
        className="ck-input"
        dir="auto"
        value={name}
        onChange={(event) => {
          onName(event.target.value);
          setMissing(false);
        }}
        required
        maxLength={MAXIMUM_LENGTH}
        autoComplete="name"
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : hintId}
        data-invalid={isMissing || undefined}
      />
      {isMissing && (
        <span id={`${id}-error`} className="ck-field-error">
          {texts.missing}
        </span>
      )}
      {!isMissing && hintId !== undefined && (
        <span id={hintId} className="ck-hint">
          {texts.hint}
        </span>
      )}
    </div>
  );
  return { field, onSubmit };
}
