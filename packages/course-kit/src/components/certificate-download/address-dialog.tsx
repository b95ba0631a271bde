import { useId } from 'react';
import { ModalDialog } from '../../feature/modal-dialog/modal-dialog.js';
import { useCopy } from '../../primitives/copy-button.js';
import type { CertificateDownloadMessages } from './certificate-download.messages.js';

/** An alert with a certificate's address, shown where the browser did not allow copying: to be copied, or opened. */
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
  const { outcome, shown, copy, forget } = useCopy<HTMLInputElement>(url, (what) => messages[what]);
  return (
    <ModalDialog role="alertdialog" title={messages.urlTitle} onClose={onClose}>
      <div className="ck-field">
        <label className="ck-label" htmlFor={id}>
          {messages.url}
        </label>
        <input
          ref={shown}
          id={id}
          className="ck-input"
          dir="ltr"
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <p role="status" className={outcome === 'selected' ? 'ck-hint' : 'ck-visually-hidden'}>
          {outcome && messages[outcome]}
        </p>
      </div>
      <div className="ck-dialog-actions">
        <button type="button" className="ck-button" data-variant="primary" onClick={copy} onBlur={forget}>
          {messages[outcome === 'copied' ? 'copied' : 'copy']}
        </button>
        <a className="ck-button" href={url} target="_blank" rel="noreferrer">
          {messages.open}
        </a>
        <button type="button" className="ck-button" onClick={onClose}>
          {messages.close}
        </button>
      </div>
    </ModalDialog>
  );
}
