import { Download, Trash2 } from 'lucide';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { isSameEmail } from '../../model/same-email.js';
import { Icon } from '../../primitives/icon.js';
import { ModalDialog } from '../../feature/modal-dialog/modal-dialog.js';
import { useText } from '../../feature/use-text.js';
import { accountDeletionMessages, type AccountDeletionMessages } from './account-deletion.messages.js';
import { BusyButton } from './busy-button.js';
import { CertificateChoice } from './certificate-choice.js';
import { ProgressOutcomeLine, type ProgressOutcome } from './progress-outcome.js';

/** What an account is deleted with. */
export interface AccountConfirmation {
  /** As typed. */
  readonly email: string;
  /** Whether certificates stay for those who verify them. */
  readonly keepsCertificates: boolean;
}

/** Why an account was not deleted. */
export type AccountFailure = 'other-address' | 'signed-out' | 'failed';

/** What the question before an account is deleted shows. */
export interface AccountDialogProps {
  /** The address that confirms; undefined for an account without one, which needs none. */
  readonly email: string | undefined;
  /** Whether it has certificates, or may have some: then it is asked what becomes of them. */
  readonly hasCertificates: boolean;
  readonly isExporting: boolean;
  readonly isDeleting: boolean;
  /** Why it was not deleted. */
  readonly failure: AccountFailure | null;
  /** The result of the last export. */
  readonly outcome: ProgressOutcome | null;
  readonly messages?: Partial<AccountDeletionMessages> | undefined;
  readonly locale?: string | undefined;
  readonly onExport: () => void;
  readonly onDelete: (confirmation: AccountConfirmation) => void;
  readonly onCancel: () => void;
}

/** Asks before an account is deleted, and says what goes. While it is being done, it stays open. */
export default function AccountDialog({
  email,
  hasCertificates,
  isExporting,
  isDeleting,
  failure,
  outcome,
  messages,
  locale,
  onExport,
  onDelete,
  onCancel,
}: AccountDialogProps) {
  const text = useText(accountDeletionMessages, messages, locale);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isMistyped, setMistyped] = useState(false);
  const [keepsCertificates, setKeepsCertificates] = useState(false);
  const isRefused = isMistyped || failure === 'other-address';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDeleting) return;
    setMistyped(!isSameEmail(typed, email));
    if (isSameEmail(typed, email)) onDelete({ email: typed, keepsCertificates });
    else input.current?.focus();
  };
  // Kept apart from the direction of the text around it.
  const address = `\u2068${email}\u2069`;
  const problem = failure === null || failure === 'other-address' ? null : failure;
  useEffect(() => {
    // What is wrong stands at its end.
    if (isRefused || problem) form.current?.scrollIntoView({ block: 'end' });
  }, [isRefused, problem]);
  const exported = outcome && 'fileName' in outcome ? outcome : null;
  return (
    <ModalDialog
      role="alertdialog"
      title={text('question')}
      describedBy={`${id}-what`}
      isBusy={isDeleting}
      onClose={onCancel}
    >
      <div id={`${id}-what`} className="ck-delete-description">
        <p>{text('goes')}</p>
        <ul className="ck-list">
          <li>{text('goesProfile')}</li>
          <li>{text('goesProgress')}</li>
          <li>{text('goesAttempts')}</li>
        </ul>
        <p>
          <strong className="ck-strong">{text('irreversible')}</strong>
        </p>
      </div>
      <div>
        <BusyButton isBusy={isExporting} disabled={isDeleting} onClick={onExport}>
          <Icon of={Download} />
          {text(isExporting ? 'exporting' : 'exportFirst')}
        </BusyButton>
      </div>
      <form ref={form} className="ck-form" noValidate onSubmit={submit}>
        {hasCertificates && (
          <CertificateChoice
            text={text}
            isDisabled={isDeleting}
            isKept={keepsCertificates}
            onKept={setKeepsCertificates}
          />
        )}
        {email !== undefined && (
          <div className="ck-field">
            <label className="ck-label" htmlFor={`${id}-email`}>
              {text('email')}
            </label>
            <input
              ref={input}
              id={`${id}-email`}
              className="ck-input"
              type="email"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              readOnly={isDeleting}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setMistyped(false);
              }}
              aria-invalid={isRefused}
              aria-describedby={isRefused ? `${id}-hint ${id}-problem` : `${id}-hint`}
              data-invalid={isRefused || undefined}
            />
            <span id={`${id}-hint`} className="ck-hint">
              {text('emailHint', { email: address })}
            </span>
            {isRefused && (
              <span id={`${id}-problem`} className="ck-field-error">
                {typed.trim() === '' ? text('noAddress', { email: address }) : text('otherAddress')}
              </span>
            )}
          </div>
        )}
        <ProgressOutcomeLine kind={problem ? 'not-deleted' : exported?.kind}>
          {problem && text(problem)}
          {!problem && exported && text(exported.kind, { file: exported.fileName })}
        </ProgressOutcomeLine>
        <div className="ck-dialog-actions ck-delete-actions">
          <button type="button" className="ck-button" disabled={isDeleting} onClick={onCancel}>
            {text('cancel')}
          </button>
          <BusyButton type="submit" isBusy={isDeleting} data-variant="danger">
            <Icon of={Trash2} />
            {text(isDeleting ? 'deleting' : 'confirm')}
          </BusyButton>
        </div>
      </form>
      <span aria-live="polite" className="ck-visually-hidden">
        {isDeleting && text('deleting')}
        {isExporting && text('exporting')}
      </span>
    </ModalDialog>
  );
}
