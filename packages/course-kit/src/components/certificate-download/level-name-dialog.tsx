import { useState, type ComponentProps } from 'react';
import { certifiedLevel } from '../../model/certificate.js';
import { localCompletionDate } from '../../model/completion-date.js';
import { Loaded } from '../../primitives/loaded.js';
import { draftCertificate } from '../../state/certificate-actions.js';
import { useCourseContext } from '../../state/course-context.js';
import { useCourse } from '../../state/use-course.js';
import { levelCertificateMessages } from '../../level-certificate/level-certificate.messages.js';
import { certificateViewMessages } from '../certificate-view/certificate-view.messages.js';
import { LanguageMarksProvider } from '../../feature/course-text.js';
import { useLanguageMarks } from '../../feature/language-marks.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import { useText } from '../../feature/use-text.js';
import NameDialog from './name-dialog.js';
import { ProjectLine } from './project-line.js';
import { useMissingProject } from './use-missing-project.js';

const loadSheet = () => import('../certificate-sheet/certificate-sheet.js');

/**
 * Asks for the name on the certificate of a level, which is shown as it will be printed, and says which project it could name
 * as well.
 */
export default function LevelNameDialog({
  level,
  ...props
}: Omit<ComponentProps<typeof NameDialog>, 'renderSheet' | 'note'> & { readonly level: number }) {
  const { services } = useCourseContext().store;
  const { course } = useCourse();
  const [draft] = useState(() => draftCertificate(services, level, ''));
  const { messages, locale } = useFeatureTexts('certificateView');
  const text = useText(certificateViewMessages, messages, locale);
  const aroundIt = useText(levelCertificateMessages, useFeatureTexts('levelCertificate').messages, locale);
  const marks = useLanguageMarks(course.language, locale);
  const outline = certifiedLevel(course, draft);
  const missingProjectOf = useMissingProject();
  const project = outline && missingProjectOf(outline);
  const sheet = {
    level: outline,
    levels: course.levels.length,
    isVerified: services.storage.certificates.isVerified,
    text,
  };
  const completionDate = localCompletionDate(draft.completionDate, locale);
  return (
    <LanguageMarksProvider value={marks}>
      <NameDialog
        {...props}
        note={
          project && (
            <ProjectLine sentence={aroundIt('missingProject', { project: '{project}' })} project={project} />
          )
        }
        renderSheet={(userName) => (
          <Loaded
            load={loadSheet}
            props={{ ...sheet, certificate: { ...draft, id: '', userName, completionDate } }}
            fallback={<div className="ck-certificate-paper ck-skeleton" />}
          />
        )}
      />
    </LanguageMarksProvider>
  );
}
