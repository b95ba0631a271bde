import { Download, Trash2 } from 'lucide';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { StoragePlace } from '../../ports/course-storage.js';
import { Icon } from '../../primitives/icon.js';
import type { ProgressDataMessages } from './progress-data.messages.js';
import { ProgressNewsLine, type ProgressNews } from './progress-news.js';

/** Asks before a learner's progress is deleted, and says what that means. While it is being done, it stays open. */
export default function DeleteDialog({
  place,
  locksLevels,
  isExporting,
  isDeleting,
  news,
  messages,
  onExport,
  onDelete,
  onCancel,
}: {
  readonly place: StoragePlace;
  /** Whether there are levels that the deletion locks. */
  readonly locksLevels: boolean;
  readonly isExporting: boolean;
  readonly isDeleting: boolean;
  readonly news: ProgressNews | null;
  readonly messages: ProgressDataMessages;
  readonly onExport: () => void;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}) {
  const descriptionId = useId();
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isDeleting}
      isKeyboardDismissDisabled={isDeleting}
      className="ck-root ck-dialog-overlay"
      onOpenChange={(isOpen) => !isOpen && onCancel()}
    >
      <Modal className="ck-dialog-modal">
        <Dialog className="ck-dialog" role="alertdialog" aria-describedby={descriptionId}>
          <Heading slot="title" className="ck-subtitle">
            {messages.question}
          </Heading>
          <div id={descriptionId} className="ck-delete-description">
            <p>{messages[`deleted.${place}`]}</p>
            <ul className="ck-delete-list">
              <li>{messages.deletedTasks}</li>
              <li>{messages.deletedResults}</li>
              <li>{messages.deletedDrafts}</li>
            </ul>
            <p>
              {locksLevels && <>{messages.locks} </>}
              {messages.keeps} <strong className="ck-strong">{messages.irreversible}</strong>
            </p>
          </div>
          <div>
            <Button className="ck-button" isPending={isExporting} isDisabled={isDeleting} onPress={onExport}>
              <Icon of={Download} />
              {isExporting ? messages.exporting : messages.exportFirst}
            </Button>
          </div>
          <ProgressNewsLine news={news} place={place} messages={messages} />
          <div className="ck-dialog-actions ck-delete-actions">
            <Button className="ck-button" autoFocus isDisabled={isDeleting} onPress={onCancel}>
              {messages.cancel}
            </Button>
            <Button className="ck-button" data-variant="danger" isPending={isDeleting} onPress={onDelete}>
              <Icon of={Trash2} />
              {isDeleting ? messages.deleting : messages.confirm}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
