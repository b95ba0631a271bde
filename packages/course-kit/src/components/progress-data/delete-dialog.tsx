import { Download, Trash2 } from 'lucide';
import { useId, useRef } from 'react';
import type { StoragePlace } from '../../ports/course-storage.js';
import { Icon } from '../../primitives/icon.js';
import { ModalDialog } from '../../feature/modal-dialog/modal-dialog.js';
import { useText } from '../../feature/use-text.js';
import { BusyButton } from './busy-button.js';
import { progressDataMessages, type ProgressDataMessages } from './progress-data.messages.js';
import { outcomeText, ProgressOutcomeLine, type ProgressOutcome } from './progress-outcome.js';

/** Asks before a learner's progress is deleted, and says what that means. While it is being done, it stays open. */
export default function DeleteDialog({
  place,
  locksLevels,
  isExporting,
  isDeleting,
  outcome,
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
  readonly outcome: ProgressOutcome | null;
  readonly messages?: Partial<ProgressDataMessages> | undefined;
  readonly locale?: string | undefined;
  readonly onExport: () => void;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}) {
  const text = useText(progressDataMessages, messages, locale);
  const descriptionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <ModalDialog
      role="alertdialog"
      title={text('question')}
      describedBy={descriptionId}
      initialFocus={cancel}
      isBusy={isDeleting}
      onClose={onCancel}
    >
      <div id={descriptionId} className="ck-delete-description">
        <p>{text(`deleted.${place}`)}</p>
        <ul className="ck-list">
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
        <BusyButton isBusy={isExporting} disabled={isDeleting} onClick={onExport}>
          <Icon of={Download} />
          {text(isExporting ? 'exporting' : 'exportFirst')}
        </BusyButton>
      </div>
      <ProgressOutcomeLine kind={outcome?.kind}>
        {outcome && outcomeText(outcome, place, text)}
      </ProgressOutcomeLine>
      <div className="ck-dialog-actions ck-delete-actions">
        <button ref={cancel} type="button" className="ck-button" disabled={isDeleting} onClick={onCancel}>
          {text('cancel')}
        </button>
        <BusyButton isBusy={isDeleting} data-variant="danger" onClick={onDelete}>
          <Icon of={Trash2} />
          {text(isDeleting ? 'deleting' : 'confirm')}
        </BusyButton>
      </div>
      <span aria-live="polite" className="ck-visually-hidden">
        {isDeleting && text('deleting')}
        {isExporting && text('exporting')}
      </span>
    </ModalDialog>
  );
}
