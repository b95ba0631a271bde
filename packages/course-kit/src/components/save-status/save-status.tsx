import type { Course, CourseOutline } from '../../model/course.js';
import { useCourseContext } from '../../state/course-context.js';
import { useCourse } from '../../state/use-course.js';
import { useSaving } from '../../state/use-saving.js';
import { CourseScope } from '../course-provider/course-scope.js';
import { useMessages } from '../course-provider/use-messages.js';
import { saveStatusMessages } from './save-status.messages.js';
import { SaveStatusView, type SaveStatusViewProps } from './save-status.view.js';

/** How the line is shown. */
export interface SaveStatusProps extends Omit<
  SaveStatusViewProps,
  'status' | 'place' | 'isLasting' | 'refused' | 'actions' | 'messages' | 'locale'
> {
  /** Needed where there is no `CourseProvider` above. */
  readonly course?: Course | CourseOutline;
}

/**
 * Says how far the learner's work is kept: saved, on its way, waiting for a connection, or refused. Put it where a
 * learner looks while they work; it agrees with every button and toast, because all of them read the same ledger.
 */
export function SaveStatus({ course, ...props }: SaveStatusProps) {
  return (
    <CourseScope course={course} component="SaveStatus">
      <ConnectedSaveStatus {...props} />
    </CourseScope>
  );
}

function ConnectedSaveStatus(props: Omit<SaveStatusProps, 'course'>) {
  const { place, locale } = useCourse();
  const { status, isLasting, refused, saveAgain, discardRefused } = useSaving();
  const { services } = useCourseContext().store;
  const exportProgress = async () => {
    // Needed once in a long while, by few.
    const { saveProgressFile } = await import('./save-progress-file.js');
    await saveProgressFile(services);
  };
  return (
    <SaveStatusView
      {...props}
      status={status}
      place={place}
      isLasting={isLasting}
      refused={refused}
      actions={{
        onSaveAgain: () => void saveAgain(),
        onExport: () => void exportProgress(),
        onDiscard: () => void discardRefused(),
      }}
      messages={useMessages('saveStatus', saveStatusMessages)}
      locale={locale}
    />
  );
}
