'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LevelRecord } from '../../model/level-record.js';
import { progressExportFileName } from '../../model/progress-export.js';
import { Loaded } from '../../primitives/loaded.js';
import { saveJsonFile } from '../../primitives/save-file.js';
import { useCourse, useLevels, useRecords, useSession, useSessionPort } from '../../state/use-course.js';
import {
  useCanImport,
  useClearProgress,
  useExportProgress,
  usePrefetchProgressData,
} from '../../state/use-progress-data.js';
import { connected } from '../../feature/connected.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../../feature/view-props.js';
import { ProgressDataView } from './progress-data.view.js';
import type { ProgressOutcome } from './progress-outcome.js';

const loadDialog = () => import('./delete-dialog.js');
const loadAccountDeletion = () => import('./account-deletion.js');
const loadImport = () => import('./progress-import.js');
const prefetchDialog = () => void loadDialog().catch(() => undefined);

/** How the section on the learner's data is shown. */
export type ProgressDataProps = ConnectedProps & HeadedProps;

/**
 * Lets a learner export all that is kept of them as JSON, import that where there are no accounts, and delete their progress or their
 * account after a question.
 */
export const ProgressData = connected('ProgressData', function ProgressData(props: ProgressDataProps) {
  const { course, place } = useCourse();
  const { status } = useLevels();
  const isThere = useRecords().some(saysAnything);
  const collect = useExportProgress();
  const clear = useClearProgress();
  const texts = useFeatureTexts('progressData');
  const [outcome, setOutcome] = useState<ProgressOutcome | null>(null);
  const [busy, setBusy] = useState<'exporting' | 'deleting' | null>(null);
  const [asking, setAsking] = useState<'progress' | 'account' | null>(null);
  const session = useSession();
  const canLeave = useSessionPort()?.deleteAccount !== undefined;
  const learner = canLeave && session.status === 'signed-in' ? session.learner : undefined;
  const canImport = useCanImport();
  const [file, setFile] = useState<File | null>(null);
  const [next, setNext] = useState<RefObject<HTMLElement | null> | null>(null);
  const title = useRef<HTMLElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  usePrefetchProgressData(isThere);
  useEffect(() => {
    if (isThere) prefetchDialog();
  }, [isThere]);
  useEffect(() => {
    // A dialog returns the focus to what had it when it came, which may be gone, or be the page.
    next?.current?.focus();
    setNext(null);
  }, [next]);

  const exportProgress = async () => {
    setOutcome(null);
    setBusy('exporting');
    const progress = await collect();
    const fileName = progressExportFileName(course.title, progress.exportedAt);
    saveJsonFile(fileName, progress);
    setBusy(null);
    setOutcome({ kind: progress.missing.length === 0 ? 'exported' : 'exported-in-part', fileName });
  };

  /** Shows a dialog once its code has come. */
  const open = async (load: () => Promise<unknown>, show: () => void, kind: 'not-deleted' | 'not-asked') => {
    setOutcome(null);
    await load().then(show, () => setOutcome({ kind }));
  };

  const leaveImport = () => {
    setFile(null);
    setNext(importButton);
  };

  const cancel = () => {
    setAsking(null);
    setOutcome(null);
  };

  const deleteProgress = async () => {
    setOutcome(null);
    setBusy('deleting');
    const isDone = await clear?.();
    setBusy(null);
    if (!isDone) return setOutcome({ kind: 'not-deleted' });
    setAsking(null);
    setNext(title);
  };

  const isExporting = busy === 'exporting';
  const onExport = () => void exportProgress();
  return (
    <>
      <ProgressDataView
        {...props}
        {...texts}
        place={place}
        state={isThere ? 'there' : STATE_WITHOUT_PROGRESS[status]}
        actions={{
          onExport,
          onImport: canImport
            ? (chosen) => void open(loadImport, () => setFile(chosen), 'not-asked')
            : undefined,
          onDelete: clear && (() => void open(loadDialog, () => setAsking('progress'), 'not-deleted')),
          onDeleteAccount:
            learner && (() => void open(loadAccountDeletion, () => setAsking('account'), 'not-asked')),
        }}
        isExporting={isExporting}
        outcome={asking ? null : outcome}
        titleRef={title}
        importRef={importButton}
      />
      <Loaded
        load={loadDialog}
        props={
          asking === 'progress'
            ? {
                place,
                locksLevels: course.levels.length > 1,
                isExporting,
                isDeleting: busy === 'deleting',
                outcome,
                ...texts,
                onExport,
                onDelete: () => void deleteProgress(),
                onCancel: cancel,
              }
            : null
        }
      />
      <Loaded load={loadImport} props={file && { file, onClose: leaveImport }} />
      <Loaded
        load={loadAccountDeletion}
        props={
          asking === 'account' && learner
            ? { learner, isExporting, outcome, onExport, onClose: cancel }
            : null
        }
      />
    </>
  );
});

const STATE_WITHOUT_PROGRESS = { loading: 'loading', ready: 'empty', failed: 'unknown' } as const;

function saysAnything({ completedTasks, quizCompleted, quizScore }: LevelRecord): boolean {
  return completedTasks.length > 0 || quizCompleted || quizScore !== null;
}
