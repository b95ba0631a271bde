import { Check, Download, Lock } from 'lucide';
import { useContext, useId } from 'react';
import type { LevelOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { Badge } from '../../primitives/badge.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { ProgressBar } from '../../primitives/progress-bar.js';
import { useLevelColor } from '../../feature/use-level-color.js';
import { CourseText } from '../../feature/course-text.js';
import { TITLED_ACTION, TitledAction } from '../../feature/titled-action.js';
import { ProgressGridTexts } from './progress-grid-text.js';
import type { ProgressGridActions } from './progress-grid.view.js';

/** The learner's progress in one level. Links to the level unless it is locked or has no address. */
export function ProgressCard({
  level,
  state,
  href,
  actions,
  isBusy,
  rank,
}: {
  readonly level: LevelOutline;
  readonly state: LevelState;
  readonly href: string | null;
  readonly actions: ProgressGridActions;
  readonly isBusy: boolean;
  readonly rank: number;
}) {
  const text = useContext(ProgressGridTexts);
  const reason = useId();
  const color = useLevelColor(level.color);
  const { isPassed, access, score, taskCount, completedTasks } = state;
  const badge = isPassed ? 'completed' : access.status === 'open' ? 'pending' : 'blocked';
  const tasks = text('tasks', { done: completedTasks.length, count: taskCount });
  const title = <CourseText of={level}>{level.title}</CourseText>;
  const titled = (action: string) => (
    <TitledAction sentence={text('titledAction', TITLED_ACTION)} action={action} title={level.title} />
  );
  const quiet = isPassed ? {} : { 'data-variant': 'quiet', 'aria-describedby': reason };
  return (
    <article {...color} className="ck-progress-card" data-state={state.status} data-level={level.level}>
      <div className="ck-progress-card-part">
        <header className="ck-level-card-head">
          <span className="ck-level-card-number">{text('level', { level: level.level })}</span>{' '}
          <Badge state={state.status}>
            {badge === 'completed' && <Icon of={Check} />}
            {badge === 'blocked' && <Icon of={Lock} />}
            {text(badge)}
          </Badge>
        </header>
        <Heading rank={rank} className="ck-level-card-title">
          {badge === 'blocked' || href === null ? (
            title
          ) : (
            <Link className="ck-card-link" href={href}>
              {title}
            </Link>
          )}
        </Heading>
        {/* The bar shows the tasks; the badge shows the test. */}
        <p className="ck-facts">
          {isPassed ? text('quizCompleted', { score: score ?? 0 }) : text('quizPending')}
        </p>
      </div>
      <div className="ck-progress-card-part">
        {/* Passed, the level is done, also with tasks left. */}
        {!isPassed && (
          <ProgressBar value={completedTasks.length} max={Math.max(1, taskCount)} label={tasks} />
        )}
        <p className="ck-facts">{tasks}</p>
      </div>
      <div className="ck-card-actions">
        {!isPassed && (
          <span id={reason} className="ck-visually-hidden">
            {text('certificateAfterTest')}
          </span>
        )}
        <button
          type="button"
          {...quiet}
          className="ck-button"
          disabled={!isPassed}
          aria-disabled={isBusy || undefined}
          onPointerEnter={isPassed ? actions.onDownloadIntent : undefined}
          onFocus={isPassed ? actions.onDownloadIntent : undefined}
          // Several clicks in a row mean one file.
          onClick={({ detail: clicks }) => !isBusy && clicks < 2 && actions.onDownload(level.level)}
        >
          <Icon of={Download} />
          {titled(text(isBusy ? 'downloading' : 'download'))}
        </button>
        {actions.onCopyUrl && (
          <button
            type="button"
            {...quiet}
            className="ck-button"
            disabled={!isPassed}
            onClick={() => actions.onCopyUrl?.(level.level)}
          >
            {titled(text('url'))}
          </button>
        )}
      </div>
    </article>
  );
}
