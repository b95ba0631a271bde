import { useEffect, useRef, useState } from 'react';
import type { Course, CourseOutline } from '../../model/course.js';
import type { LevelRecord } from '../../model/level-record.js';
import { progressExportFileName } from '../../model/progress-export.js';
import { Loaded } from '../../primitives/loaded.js';
import { saveJsonFile } from '../../primitives/save-file.js';
import { useCourse, useLevels, useRecords } from '../../state/use-course.js';
import { useClearProgress, useExportProgress } from '../../state/use-progress-data.js';
import { CourseScope } from '../course-provider/course-scope.js';
import { useMessages } from '../course-provider/use-messages.js';
import { progressDataMessages } from './progress-data.messages.js';
import { ProgressDataView, type ProgressDataViewProps } from './progress-data.view.js';
import type { ProgressNews } from './progress-news.js';

const loadDialog = () => import('./delete-dialog.js');

/** How the section on the learner's data is shown. */
export interface ProgressDataProps extends Omit<
  ProgressDataViewProps,
  'place' | 'state' | 'actions' | 'isExporting' | 'news' | 'titleRef' | 'messages'
> {
  /** Needed where there is no `CourseProvider` above. */
  readonly course?: Course | CourseOutline;
}

/** Lets a learner export their progress as JSON, and delete it after a question (decisions 13). */
export function ProgressData({ course, ...props }: ProgressDataProps) {
  return (
    <CourseScope course={course} component="ProgressData">
      <ConnectedProgressData {...props} />
    </CourseScope>
  );
}

function ConnectedProgressData(props: Omit<ProgressDataProps, 'course'>) {
  const { course, place } = useCourse();
  const { status } = useLevels();
  const isThere = useRecords().some(saysAnything);
  const collect = useExportProgress();
  const clear = useClearProgress();
  const messages = useMessages('progressData', progressDataMessages);
  const [news, setNews] = useState<ProgressNews | null>(null);
  const [busy, setBusy] = useState<'exporting' | 'deleting' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [deletions, setDeletions] = useState(0);
  const title = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that the dialog would give the focus back to is gone.
    if (deletions > 0) title.current?.focus();
  }, [deletions]);

  const exportProgress = async () => {
    setNews(null);
    setBusy('exporting');
    const progress = await collect();
    const fileName = progressExportFileName(course.title, progress.exportedAt);
    saveJsonFile(fileName, progress);
    setBusy(null);
    setNews({ kind: progress.missing.length === 0 ? 'exported' : 'exported-in-part', fileName });
  };

  const ask = async () => {
    setNews(null);
    await loadDialog().then(
      () => setAsking(true),
      () => setNews({ kind: 'not-deleted' }),
    );
  };

  const cancel = () => {
    setAsking(false);
    setNews(null);
  };

  const deleteProgress = async () => {
    setNews(null);
    setBusy('deleting');
    const isDone = await clear?.();
    setBusy(null);
    if (!isDone) return setNews({ kind: 'not-deleted' });
    setAsking(false);
    setDeletions((count) => count + 1);
  };

  const isExporting = busy === 'exporting';
  const onExport = () => void exportProgress();
  return (
    <>
      <ProgressDataView
        {...props}
        place={place}
        state={isThere ? 'there' : STATE_WITHOUT_PROGRESS[status]}
        actions={{
          onExport,
          onDelete: clear && (() => void ask()),
          onDeleteIntent: () => void loadDialog().catch(() => undefined),
        }}
        isExporting={isExporting}
        news={isAsking ? null : news}
        titleRef={title}
        messages={messages}
      />
      <Loaded
        load={loadDialog}
        props={
          isAsking
            ? {
                place,
                locksLevels: course.levels.length > 1,
                isExporting,
                isDeleting: busy === 'deleting',
                news,
                messages,
                onExport,
                onDelete: () => void deleteProgress(),
                onCancel: cancel,
              }
            : null
        }
      />
    </>
  );
}

const STATE_WITHOUT_PROGRESS = { loading: 'loading', ready: 'empty', failed: 'unknown' } as const;

function saysAnything({ completedTasks, quizCompleted, quizScore }: LevelRecord): boolean {
  return completedTasks.length > 0 || quizCompleted || quizScore !== null;
}
