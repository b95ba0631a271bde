import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import type { CertificateDownloadMessages } from './certificate-download.messages.js';

/** An alert that shows a certificate's address where the browser does not let it be copied. */
export default function AddressDialog({
  url,
  messages,
  onClose,
}: {
  readonly url: string;
  readonly messages: CertificateDownloadMessages;
  readonly onClose: () => void;
}) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className="ck-root ck-dialog-overlay"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className="ck-dialog-modal">
        <Dialog className="ck-dialog" role="alertdialog">
          <Heading slot="title" className="ck-subtitle">
            {messages.urlTitle}
          </Heading>
          <TextField className="ck-field" value={url} isReadOnly autoFocus>
            <Label className="ck-label">{messages.url}</Label>
            <Input className="ck-input" dir="ltr" onFocus={(event) => event.currentTarget.select()} />
          </TextField>
          <div className="ck-dialog-actions">
            <Button className="ck-button" data-variant="primary" onPress={onClose}>
              {messages.close}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
