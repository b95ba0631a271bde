import { useContext } from 'react';
import type { ExtraCourse } from '../../model/course.js';
import { Badge } from '../../primitives/badge.js';
import { Heading } from '../../primitives/heading.js';
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
  return (
    <article className="ck-progress-card" data-state="coming-soon" data-level={course.level}>
      <header className="ck-level-card-head">
        <Badge state="coming-soon">{text('comingSoon')}</Badge>
      </header>
      <Heading rank={rank} className="ck-level-card-title">
        {course.title}
      </Heading>
      <p className="ck-facts">
        <span>{text('noTasks')}</span> <span>{text('quizPending')}</span>
      </p>
      <div className="ck-card-actions">
        <button type="button" className="ck-button" disabled>
          {text('download')}
          <span className="ck-visually-hidden">: {course.title}</span>
        </button>
        {hasCertificateUrl && (
          <button type="button" className="ck-button" disabled>
            {text('url')}
            <span className="ck-visually-hidden">: {course.title}</span>
          </button>
        )}
      </div>
    </article>
  );
}
