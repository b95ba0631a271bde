import { ArrowRight } from 'lucide';
import { useContext } from 'react';
import { nextTask } from '../../model/continue-target.js';
import type { LevelOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { LevelPageTexts } from './level-page-text.js';

/** A link to the level's next task. Renders nothing if all are done, or the level is locked. */
export function NextTaskLink({
  level,
  state,
  hrefOf,
}: {
  readonly level: LevelOutline;
  readonly state: LevelState;
  readonly hrefOf: (task: number) => string | null;
}) {
  const text = useContext(LevelPageTexts);
  const task = nextTask(level.tasks.length, state.completedTasks);
  const href = task === undefined || state.status === 'locked' ? null : hrefOf(task);
  if (task === undefined || href === null) return null;
  return (
    <Link
      className="ck-button ck-next-task"
      data-variant={state.isPassed ? undefined : 'primary'}
      href={href}
    >
      {text(state.completedTasks.length === 0 ? 'startTask' : 'continueTask', { task })}
      <Icon of={ArrowRight} flips />
    </Link>
  );
}
