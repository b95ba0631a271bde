import { useId, useState, type ReactNode } from 'react';
import { printedName } from '../../model/printed-name.js';
import { ModalDialog } from '../../feature/modal-dialog/modal-dialog.js';
import type { CertificateDownloadMessages } from './certificate-download.messages.js';
import { useNameField } from './name-field.js';

/** Asks the learner to confirm the name that will be printed, before their first certificate is made. */
export default function NameDialog({
  suggestion,
  renderSheet,
  note,
  messages,
  onConfirm,
  onCancel,
}: {
  readonly suggestion: string;
  /** The certificate with a name. @default none is shown */
  readonly renderSheet?: (name: string) => ReactNode;
  /** Said before the certificate is made, and with the dialog's name. @default nothing */
  readonly note?: ReactNode;
  readonly messages: CertificateDownloadMessages;
  readonly onConfirm: (name: string) => void;
  readonly onCancel: () => void;
}) {
  const [name, setName] = useState(suggestion);
  const noteId = useId();
  const texts = { label: messages.name, missing: messages.nameMissing };
  const { field, onSubmit } = useNameField({ name, onName: setName, onConfirm, texts });
  return (
    <ModalDialog title={messages.title} {...(note && { describedBy: noteId })} onClose={onCancel}>
      <div className="ck-name-dialog">
        <form className="ck-form" noValidate onSubmit={onSubmit}>
          <p className="ck-hint">{messages.description}</p>
          {field}
          {note && <div id={noteId}>{note}</div>}
          <div className="ck-dialog-actions">
            <button type="button" className="ck-button" onClick={onCancel}>
              {messages.cancel}
            </button>
            <button type="submit" className="ck-button" data-variant="primary">
              {messages.confirm}
            </button>
          </div>
        </form>
        {renderSheet?.(printedName(name) || messages.name)}
      </div>
    </ModalDialog>
  );
}
