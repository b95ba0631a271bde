'use client';

import { Download, FileUp, Trash2, UserX } from 'lucide';
import { useId, type Ref } from 'react';
import type { StoragePlace } from '../../ports/course-storage.js';
import { classNames } from '../../primitives/class-name.js';
import { ChooseFile } from '../../primitives/choose-file.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { withRef } from '../../primitives/with-ref.js';
import { useText } from '../../feature/use-text.js';
import type { HeadedProps, ViewProps } from '../../feature/view-props.js';
import { progressDataMessages, type ProgressDataMessages } from './progress-data.messages.js';
import { outcomeText, ProgressOutcomeLine, type ProgressOutcome } from './progress-outcome.js';

/** What a learner can do with their data. */
export interface ProgressDataActions {
  /** Saves the progress as a file. */
  readonly onExport: () => void;
  /** Asks whether to import the file that the learner has chosen. Absent where there are accounts. */
  readonly onImport?: ((file: File) => void) | undefined;
  /** Absent where the storage cannot delete. */
  readonly onDelete?: (() => void) | undefined;
  /** Asks whether to delete the account. Absent where nobody is signed in, or the storage cannot delete accounts. */
  readonly onDeleteAccount?: (() => void) | undefined;
}

/** Whether there is any progress to export or delete; `unknown` if it could not be read. */
export type ProgressDataState = 'loading' | 'unknown' | 'empty' | 'there';

/** What the section on the learner's data shows. */
export interface ProgressDataViewProps extends ViewProps<ProgressDataMessages>, HeadedProps {
  /** Where the progress is kept, which decides the words. */
  readonly place: StoragePlace;
  /**
   * Whether there is any progress; `unknown` when it could not be read.
   *
   * @selector [data-state]
   */
  readonly state: ProgressDataState;
  /** What the buttons do. */
  readonly actions: ProgressDataActions;
  /** The file is being made. @default false */
  readonly isExporting?: boolean;
  /** The result of the last export or deletion. @default null */
  readonly outcome?: ProgressOutcome | null;
  /** The heading's text, which is focused after a deletion. */
  readonly titleRef?: Ref<HTMLElement>;
  /** The button for a file, which is focused after its question. */
  readonly importRef?: Ref<HTMLButtonElement>;
}

/** Says where progress is kept, and lets the learner export, import or delete it. */
export const ProgressDataView = withRef(function ProgressDataView({
  place,
  state,
  actions,
  isExporting = false,
  outcome = null,
  headingRank = 2,
  titleRef,
  importRef,
  messages,
  locale,
  className,
  ...props
}: ProgressDataViewProps) {
  const text = useText(progressDataMessages, messages, locale);
  const headingId = useId();
  const isThere = state === 'there';
  const isKnown = state !== 'loading' && state !== 'unknown';
  const hasAccount = actions.onDeleteAccount !== undefined && state !== 'loading';
  const canExport = isThere || hasAccount;
  const { onImport } = actions;
  return (
    <section
      aria-labelledby={headingId}
      {...props}
      className={classNames('ck-root ck-progress-data', className)}
      data-state={state}
    >
      <Heading rank={headingRank} id={headingId} className="ck-subtitle">
        <span ref={titleRef} tabIndex={-1}>
          {text('title')}
        </span>
      </Heading>
      <p className="ck-paragraph">{text(`description.${place}`)}</p>
      {state === 'empty' && <p className="ck-hint">{text(hasAccount ? 'emptyAccount' : 'empty')}</p>}
      {state === 'unknown' && <p className="ck-hint">{text('unknown')}</p>}
      {isKnown && !onImport && place === 'account' && <p className="ck-hint">{text('noImport')}</p>}
      {(canExport || (isKnown && onImport)) && (
        <div className="ck-progress-data-actions">
          {canExport && (
            <button
              type="button"
              className="ck-button"
              aria-disabled={isExporting || undefined}
              onClick={() => !isExporting && actions.onExport()}
            >
              <Icon of={Download} />
              {text(isExporting ? 'exporting' : 'export')}
            </button>
          )}
          {isKnown && onImport && (
            <ChooseFile buttonRef={importRef} accept=".json,application/json" onFile={onImport}>
              <Icon of={FileUp} />
              {text('import')}
            </ChooseFile>
          )}
          {isThere && actions.onDelete && (
            <button
              type="button"
              className="ck-button"
              data-variant="danger-quiet"
              aria-haspopup="dialog"
              onClick={actions.onDelete}
            >
              <Icon of={Trash2} />
              {text('delete')}
            </button>
          )}
          {hasAccount && (
            <button
              type="button"
              className="ck-button"
              data-variant="danger-quiet"
              aria-haspopup="dialog"
              onClick={actions.onDeleteAccount}
            >
              <Icon of={UserX} />
              {text('deleteAccount')}
            </button>
          )}
        </div>
      )}
      <ProgressOutcomeLine kind={outcome?.kind}>
        {outcome && outcomeText(outcome, place, text)}
      </ProgressOutcomeLine>
    </section>
  );
});
