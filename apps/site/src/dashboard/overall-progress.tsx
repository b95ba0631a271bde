import { outline } from '../course.js';
import { Icon, useCourseProgress, useLevels } from 'course-kit';
import { continueTarget, type ContinueTarget } from 'course-kit/model';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import type { TextOf } from 'course-kit/messages';
import { CourseText } from '../language/course-text.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor } from '../links.js';
import { dashboardMessages } from './dashboard.messages.js';

/** Where to go on, and how far the learner is in the whole course. */
export function OverallProgress() {
  const { levels, status } = useLevels();
  const { done, total, percent, passedLevels } = useCourseProgress();
  const text = useTexts('dashboard', dashboardMessages);
  const target = continueTarget(outline, levels);
  const title = titleOf(target);
  return (
    <section className="overall" aria-label={text('overall')}>
      {(status === 'ready' || done > 0) && (
        <div className="overall-next">
          {title !== undefined && (
            <h2>
              <CourseText>{title}</CourseText>
            </h2>
          )}
          <Link
            className="site-button"
            data-variant="primary"
            to={linkFor(target.kind === 'finished' ? { kind: 'certificates' } : target)}
          >
            {labelOf(target, done === 0, text)}
            <Icon of={ArrowRight} flips />
          </Link>
        </div>
      )}
      <div className="overall-detail">
        <p className="overall-figure">{text('percent', { percent })}</p>
        <progress max={total} value={done} aria-label={text('percentDone', { percent })} />
        <p>{text('done', { done, total, passed: passedLevels, levels: outline.levels.length })}</p>
      </div>
    </section>
  );
}

/** What comes next: a task, or the level whose test is left. */
function titleOf(target: ContinueTarget): string | undefined {
  if (target.kind === 'finished') return undefined;
  const level = outline.levels[target.level - 1];
  return target.kind === 'task' ? level?.tasks[target.task - 1]?.title : level?.title;
}

function labelOf(
  target: ContinueTarget,
  isNewcomer: boolean,
  text: TextOf<typeof dashboardMessages>,
): string {
  if (target.kind === 'finished') return text('viewCertificates');
  if (target.kind === 'quiz') return text('takeTest', { level: target.level });
  return isNewcomer ? text('start') : text('goOn', { level: target.level, task: target.task });
}
