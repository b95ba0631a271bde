import { Download, Trash2 } from 'lucide';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { StoragePlace } from '../../ports/course-storage.js';
import { Icon } from '../../primitives/icon.js';
import { useText } from '../view/use-text.js';
import { progressDataMessages, type ProgressDataMessages } from './progress-data.messages.js';
import { newsText, ProgressNewsLine, type ProgressNews } from './progress-news.js';

/** Asks before a learner's progress is deleted, and says what that means. While it is being done, it stays open. */
export default function DeleteDialog({
  place,
  locksLevels,
  isExporting,
  isDeleting,
  news,
  messages,
  locale,
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
  readonly messages?: Partial<ProgressDataMessages> | undefined;
  readonly locale?: string | undefined;
  readonly onExport: () => void;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}) {
  const text = useText(progressDataMessages, messages, locale);
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
            {text('question')}
          </Heading>
          <div id={descriptionId} className="ck-delete-description">
            <p>{text(`deleted.${place}`)}</p>
            <ul className="ck-delete-list">
              <li>{text('deletedTasks')}</li>
              <li>{text('deletedResults')}</li>
              <li>{text('deletedDrafts')}</li>
            </ul>
            <p>
              {locksLevels && <>{text('locks')} </>}
              {text('keeps')} <strong className="ck-strong">{text('irreversible')}</strong>
            </p>
          </div>
          <div>
            <Button className="ck-button" isPending={isExporting} isDisabled={isDeleting} onPress={onExport}>
              <Icon of={Download} />
              {text(isExporting ? 'exporting' : 'exportFirst')}
            </Button>
          </div>
          <ProgressNewsLine kind={news?.kind}>{news && newsText(news, place, text)}</ProgressNewsLine>
          <div className="ck-dialog-actions ck-delete-actions">
            <Button className="ck-button" autoFocus isDisabled={isDeleting} onPress={onCancel}>
              {text('cancel')}
            </Button>
            <Button className="ck-button" data-variant="danger" isPending={isDeleting} onPress={onDelete}>
              <Icon of={Trash2} />
              {text(isDeleting ? 'deleting' : 'confirm')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
