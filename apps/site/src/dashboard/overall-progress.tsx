import { outline } from '@course-kit/content/outline';
import { CourseMap, useCourseProgress, useLevels } from 'course-kit';
import { continueTarget, type ContinueTarget } from 'course-kit/model';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { linkFor } from '../links.js';
import { Icon } from '../layout/icon.js';

/** How far the learner is in the whole course, and where to go on. */
export function OverallProgress() {
  const { levels, status } = useLevels();
  const { done, total, percent, passedLevels } = useCourseProgress();
  const target = continueTarget(outline, levels);
  return (
    <section className="overall" aria-label="Overall progress">
      <p className="overall-figure">{percent}%</p>
      <div className="overall-detail">
        <progress max={total} value={done} aria-label={`${percent} % of the course done`} />
        <p>
          {done} of {total} tasks and tests done, {passedLevels} of {outline.levels.length} levels passed
        </p>
      </div>
      {(status === 'ready' || done > 0) && (
        <Link
          className="site-button"
          data-variant="primary"
          to={linkFor(target.kind === 'finished' ? { kind: 'certificates' } : target)}
        >
          {labelOf(target, done === 0)}
          <Icon of={ArrowRight} />
        </Link>
      )}
      <CourseMap className="overall-map" isLinked={false} />
    </section>
  );
}

function labelOf(target: ContinueTarget, isNewcomer: boolean): string {
  if (target.kind === 'finished') return 'View your certificates';
  if (target.kind === 'quiz') return `Take the Level ${target.level} test`;
  return isNewcomer ? 'Start with task 1' : `Continue with Level ${target.level}, task ${target.task}`;
}
