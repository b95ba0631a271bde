import { useContext, useId, useRef, useState, type FormEvent } from 'react';
import { LevelCertificateTexts } from './level-certificate-text.js';
import type { CertificateProblem } from './use-certificate-making.js';

/** The longest name that a certificate takes. */
const MAXIMUM_LENGTH = 120;

/** Asks for the name to print; the sheet beside it follows what is typed. */
export function NameForm({
  name,
  isMaking,
  problem,
  onName,
  onMake,
}: {
  readonly name: string;
  readonly isMaking: boolean;
  readonly problem: CertificateProblem | null;
  readonly onName: (name: string) => void;
  readonly onMake: (name: string) => void;
}) {
  const text = useContext(LevelCertificateTexts);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const make = (event: FormEvent) => {
    event.preventDefault();
    const printed = printedName(name);
    setMissing(printed === '');
    if (printed === '') input.current?.focus();
    else if (!isMaking) onMake(printed);
  };
  return (
    <form className="ck-name-form" noValidate onSubmit={make}>
      <div className="ck-field">
        <label className="ck-label" htmlFor={id}>
          {text('name')}
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
          aria-describedby={isMissing ? `${id}-error` : `${id}-hint`}
          data-invalid={isMissing || undefined}
        />
        {isMissing ? (
          <span id={`${id}-error`} className="ck-field-error">
            {text('nameMissing')}
          </span>
        ) : (
          <span id={`${id}-hint`} className="ck-hint">
            {text('hint')}
          </span>
        )}
      </div>
      <button
        type="submit"
        className="ck-button"
        data-variant="primary"
        aria-disabled={isMaking || undefined}
      >
        {text(isMaking ? 'making' : 'make')}
      </button>
      {problem !== null && (
        <p className="ck-note" data-kind="warning" role="alert">
          {text(problem)}
        </p>
      )}
    </form>
  );
}

/** A name as it is printed: without blanks around it, and one between its words. */
export function printedName(name: string): string {
  return name.trim().replace(/\s+/gu, ' ');
}
