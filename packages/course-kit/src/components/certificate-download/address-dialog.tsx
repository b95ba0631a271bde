import { useId } from 'react';
import { ModalDialog } from '../../feature/modal-dialog/modal-dialog.js';
import type { CertificateDownloadMessages } from './certificate-download.messages.js';

/** An alert with a certificate's address, shown where the browser does not allow copying. */
export default function AddressDialog({
  url,
  messages,
  onClose,
}: {
  readonly url: string;
  readonly messages: CertificateDownloadMessages;
  readonly onClose: () => void;
}) {
  const id = useId();
  return (
    <ModalDialog role="alertdialog" title={messages.urlTitle} onClose={onClose}>
      <div className="ck-field">
        <label className="ck-label" htmlFor={id}>
          {messages.url}
        </label>
        <input
          id={id}
          className="ck-input"
          dir="ltr"
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className="ck-dialog-actions">
        <button type="button" className="ck-button" data-variant="primary" onClick={onClose}>
          {messages.close}
        </button>
      </div>
    </ModalDialog>
  );
}
