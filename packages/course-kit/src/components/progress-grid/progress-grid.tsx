import { useEffect } from 'react';
import type { Course, CourseOutline } from '../../model/course.js';
import { useCourse, useLevels, useNotify, useRecords } from '../../state/use-course.js';
import { useCertificateDownload } from '../certificate-download/use-certificate-download.js';
import { CourseScope } from '../course-provider/course-scope.js';
import { useMessages } from '../course-provider/use-messages.js';
import { progressGridMessages } from './progress-grid.messages.js';
import { ProgressGridView, type ProgressGridViewProps } from './progress-grid.view.js';

/** How the progress page's cards are shown. */
export interface ProgressGridProps extends Omit<
  ProgressGridViewProps,
  'course' | 'levels' | 'isLoading' | 'hrefOf' | 'actions' | 'busyLevel' | 'messages' | 'locale'
> {
  /** Needed where there is no `CourseProvider` above. */
  readonly course?: Course | CourseOutline;
}

/** All levels with their state and certificates (specification, section 2, progress page). */
export function ProgressGrid({ course, ...props }: ProgressGridProps) {
  return (
    <CourseScope course={course} component="ProgressGrid">
      <ConnectedProgressGrid {...props} />
    </CourseScope>
  );
}

function ConnectedProgressGrid(props: Omit<ProgressGridProps, 'course'>) {
  const { course, linkFor, locale } = useCourse();
  const { status, levels } = useLevels();
  const notify = useNotify();
  // What the browser knows shows at once; the account's answer follows.
  const isKnown = useRecords().length > 0;
  const hasFailed = status === 'failed';
  useEffect(() => {
    if (hasFailed) notify('load-failed');
  }, [hasFailed, notify]);
  const { download, copyUrl, preload, busyLevel, dialog } = useCertificateDownload();
  return (
    <>
      <ProgressGridView
        {...props}
        course={course}
        levels={levels}
        isLoading={status === 'loading' && !isKnown}
        hrefOf={(level) => linkFor({ kind: 'level', level })}
        actions={{
          onDownload: (level) => void download(level),
          onDownloadIntent: preload,
          onCopyUrl: copyUrl && ((level) => void copyUrl(level)),
        }}
        busyLevel={busyLevel}
        messages={useMessages('progressGrid', progressGridMessages)}
        locale={locale}
      />
      {dialog}
    </>
  );
}
