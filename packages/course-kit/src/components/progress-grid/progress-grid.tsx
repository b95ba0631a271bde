'use client';

import { useEffect } from 'react';
import { useCourse, useLevels, useNotify, useRecords } from '../../state/use-course.js';
import { useCertificateDownload } from '../certificate-download/use-certificate-download.js';
import { connected } from '../../feature/connected.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../../feature/view-props.js';
import { ProgressGridView } from './progress-grid.view.js';

/** How the progress page's cards are shown. */
export type ProgressGridProps = ConnectedProps & HeadedProps;

/** All levels with their state and certificates. */
export const ProgressGrid = connected('ProgressGrid', function ProgressGrid(props: ProgressGridProps) {
  const { course, linkFor } = useCourse();
  const { status, levels } = useLevels();
  const notify = useNotify();
  // The browser's copy is shown at once; the account's answer follows.
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
        {...useFeatureTexts('progressGrid')}
        courseLanguage={course.language}
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
      />
      {dialog}
    </>
  );
});
