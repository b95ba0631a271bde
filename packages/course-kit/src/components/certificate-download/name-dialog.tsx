import { useState, type FormEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Form } from 'react-aria-components/Form';
import { Heading } from 'react-aria-components/Heading';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
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
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(name.trim().replace(/\s+/gu, ' '));
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className="ck-root ck-dialog-overlay"
      onOpenChange={(isOpen) => !isOpen && onCancel()}
    >
      <Modal className="ck-dialog-modal">
        <Dialog className="ck-dialog">
          <Heading slot="title" className="ck-subtitle">
            {messages.title}
          </Heading>
          <p className="ck-hint">{messages.description}</p>
          <Form className="ck-form" onSubmit={confirm}>
            <TextField
              className="ck-field"
              value={name}
              onChange={setName}
              isRequired
              autoFocus
              maxLength={MAXIMUM_LENGTH}
              autoComplete="name"
              validate={(value) => (value.trim() === '' ? messages.nameMissing : null)}
            >
              <Label className="ck-label">{messages.name}</Label>
              <Input className="ck-input" dir="auto" />
              <FieldError className="ck-field-error">{messages.nameMissing}</FieldError>
            </TextField>
            <div className="ck-dialog-actions">
              <Button className="ck-button" onPress={onCancel}>
                {messages.cancel}
              </Button>
              <Button type="submit" className="ck-button" data-variant="primary">
                {messages.confirm}
              </Button>
            </div>
          </Form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
