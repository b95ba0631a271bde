'use client';

import { isForGood } from '../../model/save-status.js';
import { useCourseContext, useCourseState } from '../../state/course-context.js';
import { useCourse } from '../../state/use-course.js';
import { useSaving } from '../../state/use-saving.js';
import { useLastTest } from '../../feature/not-now/use-last-test.js';
import { useSignInHref } from '../../feature/not-now/use-sign-in-href.js';
import { connected } from '../../feature/connected.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { ConnectedProps } from '../../feature/view-props.js';
import { SaveStatusView } from './save-status.view.js';

/** How the line is shown. */
export type SaveStatusProps = ConnectedProps<HTMLDivElement>;

/**
 * Shows the status of saving: saved, being saved, waiting for a connection, or refused. Put it where learners see it
 * while they work. It agrees with every button and toast, because all of them read the same ledger.
 */
export const SaveStatus = connected('SaveStatus', function SaveStatus(props: SaveStatusProps) {
  const { place } = useCourse();
  const { status, isLasting, refused, saveAgain, discardRefused } = useSaving();
  const { services } = useCourseContext().store;
  const limited = useCourseState((state) => state.refused).find((change) => !isForGood(change));
  // The test itself hands its answers in when the wait is over.
  const { minutesLeft } = useLastTest(limited?.change.level ?? 0);
  const exportProgress = async () => {
    // Loaded on demand, because few learners ever need it.
    const { saveProgressFile } = await import('./save-progress-file.js');
    await saveProgressFile(services);
  };
  return (
    <SaveStatusView
      {...props}
      {...useFeatureTexts('saveStatus')}
      status={status}
      place={place}
      isLasting={isLasting}
      refused={refused}
      minutesLeft={minutesLeft}
      signInHref={useSignInHref(status === 'signed-out')}
      actions={{
        onSaveAgain: () => void saveAgain(),
        onExport: () => void exportProgress(),
        onDiscard: () => void discardRefused(),
      }}
    />
  );
});
