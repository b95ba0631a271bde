import { useId, useRef, useState, type FormEvent } from 'react';
import { ModalDialog } from '../modal-dialog/modal-dialog.js';
import type { CertificateDownloadMessages } from './certificate-download.messages.js';

/** The longest name that a certificate takes. */
const MAXIMUM_LENGTH = 120;

/** Asks the learner to confirm the name that will be printed, before their first certificate is made. */
export default function NameDialog({
  suggestion,
  messages,
  onConfirm,
  onCancel,
}: {
  readonly suggestion: string;
  readonly messages: CertificateDownloadMessages;
  readonly onConfirm: (name: string) => void;
  readonly onCancel: () => void;
}) {
  const [name, setName] = useState(suggestion);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    const printed = name.trim().replace(/\s+/gu, ' ');
    setMissing(printed === '');
    if (printed === '') input.current?.focus();
    else onConfirm(printed);
  };
  return (
    <ModalDialog title={messages.title} onClose={onCancel}>
      <p className="ck-hint">{messages.description}</p>
      <form className="ck-form" noValidate onSubmit={confirm}>
        <div className="ck-field">
          <label className="ck-label" htmlFor={id}>
            {messages.name}
          </label>
          <input
            ref={input}
            id={id}
            className="ck-input"
            dir="auto"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
            required
            maxLength={MAXIMUM_LENGTH}
            autoComplete="name"
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${id}-error` : undefined}
            data-invalid={isMissing || undefined}
          />
          {isMissing && (
            <span id={`${id}-error`} className="ck-field-error">
              {messages.nameMissing}
            </span>
          )}
        </div>
        <div className="ck-dialog-actions">
          <button type="button" className="ck-button" onClick={onCancel}>
            {messages.cancel}
          </button>
          <button type="submit" className="ck-button" data-variant="primary">
            {messages.confirm}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
