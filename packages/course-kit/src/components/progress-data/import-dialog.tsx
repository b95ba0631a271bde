import { useId, useRef } from 'react';
import type { CourseOutline } from '../../model/course.js';
import type { FoundImport, ImportProblem } from '../../state/import-actions.js';
import { ModalDialog } from '../../feature/modal-dialog/modal-dialog.js';
import { useText } from '../../feature/use-text.js';
import { BusyButton } from './busy-button.js';
import { ImportAdditions } from './import-additions.js';
import { progressImportMessages, type ProgressImportMessages } from './progress-import.messages.js';
import { ProgressOutcomeLine } from './progress-outcome.js';

/** What the question before an import shows. */
export interface ImportDialogProps {
  readonly course: CourseOutline;
  /** What the file adds, or why it cannot be imported. */
  readonly found: FoundImport | ImportProblem;
  readonly isImporting: boolean;
  /** A part could not be saved. */
  readonly hasFailed: boolean;
  readonly messages?: Partial<ProgressImportMessages> | undefined;
  readonly locale?: string | undefined;
  readonly onImport: (found: FoundImport) => void;
  readonly onClose: () => void;
}

/** Says what an exported file adds, and asks before it is imported; or says why it cannot be. */
export function ImportDialog({
  course,
  found,
  isImporting,
  hasFailed,
  messages,
  locale,
  onImport,
  onClose,
}: ImportDialogProps) {
  const text = useText(progressImportMessages, messages, locale);
  const descriptionId = useId();
  const harmless = useRef<HTMLButtonElement>(null);
  const isRefused = typeof found === 'string';
  const isWorthIt = !isRefused && found.plan.levels.length > 0;
  return (
    <ModalDialog
      role="alertdialog"
      title={text(isRefused ? 'refused' : isWorthIt ? 'question' : 'nothing')}
      describedBy={descriptionId}
      initialFocus={harmless}
      isBusy={isImporting}
      onClose={onClose}
    >
      <div id={descriptionId} className="ck-delete-description">
        {isRefused ? (
          <p>
            {text(found)} {text('unchanged')}
          </p>
        ) : (
          <ImportAdditions course={course} found={found} text={text} locale={locale} />
        )}
      </div>
      <ProgressOutcomeLine kind={hasFailed ? 'not-imported' : undefined}>
        {hasFailed && text('failed')}
      </ProgressOutcomeLine>
      <div className="ck-dialog-actions ck-delete-actions">
        <button ref={harmless} type="button" className="ck-button" disabled={isImporting} onClick={onClose}>
          {text(isWorthIt ? 'cancel' : 'close')}
        </button>
        {isWorthIt && (
          <BusyButton isBusy={isImporting} data-variant="primary" onClick={() => onImport(found)}>
            {text(isImporting ? 'importing' : 'confirm')}
          </BusyButton>
        )}
      </div>
      <span aria-live="polite" className="ck-visually-hidden">
        {isImporting && text('importing')}
      </span>
    </ModalDialog>
  );
}
