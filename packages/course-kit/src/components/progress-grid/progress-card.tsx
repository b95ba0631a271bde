import { Check, Download, Lock } from 'lucide';
import { useContext, type CSSProperties } from 'react';
import type { LevelOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { Badge } from '../../primitives/badge.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { ProgressBar } from '../../primitives/progress-bar.js';
import { ProgressGridTexts } from './progress-grid-text.js';
import type { ProgressGridActions } from './progress-grid.view.js';

/** How a learner stands in one level. Leads to the level unless it is locked, or has no address. */
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
  const { isPassed, access, score, taskCount, completedTasks } = state;
  const badge = isPassed ? 'completed' : access.status === 'open' ? 'pending' : 'blocked';
  const tasks = text('tasks', { done: completedTasks.length, count: taskCount });
  return (
    <article
      className="ck-progress-card"
      data-state={state.status}
      data-level={level.level}
      style={{ '--ck-level-color': level.color } as CSSProperties}
    >
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
          level.title
        ) : (
          <Link className="ck-card-link" href={href}>
            {level.title}
          </Link>
        )}
      </Heading>
      <ProgressBar value={completedTasks.length} max={Math.max(1, taskCount)} label={tasks} />
      <p className="ck-facts">
        <span>{tasks}</span>{' '}
        <span>{isPassed ? text('quizCompleted', { score: score ?? 0 }) : text('quizPending')}</span>
      </p>
      <div className="ck-card-actions">
        <button
          type="button"
          className="ck-button"
          disabled={!isPassed}
          aria-disabled={isBusy || undefined}
          onPointerEnter={isPassed ? actions.onDownloadIntent : undefined}
          onFocus={isPassed ? actions.onDownloadIntent : undefined}
          onClick={() => !isBusy && actions.onDownload(level.level)}
        >
          <Icon of={Download} />
          {text(isBusy ? 'downloading' : 'download')}
          <span className="ck-visually-hidden">: {level.title}</span>
        </button>
        {actions.onCopyUrl && (
          <button
            type="button"
            className="ck-button"
            disabled={!isPassed}
            onClick={() => actions.onCopyUrl?.(level.level)}
          >
            {text('url')}
            <span className="ck-visually-hidden">: {level.title}</span>
          </button>
        )}
      </div>
    </article>
  );
}
