import { useId } from 'react';
import type { TextOf } from '../../texts/message-types.js';
import type { accountDeletionMessages } from './account-deletion.messages.js';

/** Whether the certificates of an account go with it, or stay for those who verify them. */
export function CertificateChoice({
  text,
  isDisabled,
  isKept,
  onKept,
}: {
  readonly text: TextOf<typeof accountDeletionMessages>;
  readonly isDisabled: boolean;
  readonly isKept: boolean;
  readonly onKept: (isKept: boolean) => void;
}) {
  const id = useId();
  const choice = (value: boolean) => (
    <label className="ck-option" data-selected={isKept === value || undefined}>
      <input
        type="radio"
        className="ck-radio"
        name={id}
        checked={isKept === value}
        disabled={isDisabled}
        onChange={() => onKept(value)}
        aria-describedby={value ? `${id}-hint` : undefined}
      />
      {text(value ? 'certificatesStay' : 'certificatesGo')}
    </label>
  );
  return (
    <fieldset className="ck-field">
      <legend className="ck-label">{text('certificates')}</legend>
      <div className="ck-options">
        {choice(false)}
        {choice(true)}
      </div>
      {/* Said of what is chosen, so that a phone has room for what follows. */}
      <span id={`${id}-hint`} className="ck-hint" role="status">
        {isKept && text('certificatesStayHint')}
      </span>
    </fieldset>
  );
}
