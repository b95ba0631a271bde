import { useContext, useId } from 'react';
import type { ExtraCourse } from '../../model/course.js';
import { Badge } from '../../primitives/badge.js';
import { Heading } from '../../primitives/heading.js';
import { CourseText } from '../../feature/course-text.js';
import { TITLED_ACTION, TitledAction } from '../../feature/titled-action.js';
import { ProgressGridTexts } from './progress-grid-text.js';

/** A course that is still to come, with nothing to do yet. */
export function ExtraCourseCard({
  course,
  hasCertificateUrl,
  rank,
}: {
  readonly course: ExtraCourse;
  readonly hasCertificateUrl: boolean;
  readonly rank: number;
}) {
  const text = useContext(ProgressGridTexts);
  const reason = useId();
  const titled = (action: string) => (
    <TitledAction sentence={text('titledAction', TITLED_ACTION)} action={action} title={course.title} />
  );
  return (
    <article className="ck-progress-card" data-state="coming-soon" data-level={course.level}>
      <Heading rank={rank} className="ck-level-card-title">
        <CourseText>{course.title}</CourseText>
      </Heading>
      <div className="ck-progress-card-state">
        <Badge state="coming-soon">
          <span id={reason}>{text('comingSoon')}</span>
        </Badge>
        <p className="ck-facts">
          <span>{text('noTasks')}</span> <span>{text('quizPending')}</span>
        </p>
      </div>
      <div className="ck-card-actions">
        <button type="button" className="ck-button" data-variant="quiet" disabled aria-describedby={reason}>
          {titled(text('download'))}
        </button>
        {hasCertificateUrl && (
          <button type="button" className="ck-button" data-variant="quiet" disabled aria-describedby={reason}>
            {titled(text('url'))}
          </button>
        )}
      </div>
    </article>
  );
}
