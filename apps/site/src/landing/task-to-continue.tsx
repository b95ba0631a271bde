import { continueTarget, type LevelState } from '@course-kit/react/model';
import { Link } from 'react-router';
import { outline } from '../course.js';
import { useTaskLink } from '../dashboard/use-task-link.js';

/** A link to the next task, at the step where the learner left off. Renders nothing for a learner who has not begun. */
export default function TaskToContinue({ levels }: { readonly levels: readonly LevelState[] }) {
  const target = continueTarget(outline, levels);
  if (target.kind !== 'task') return null;
  const isBegun = levels.some(({ completedTasks }) => completedTasks.length > 0);
  return <TaskLink level={target.level} task={target.task} isBegun={isBegun} />;
}

function TaskLink({
  level,
  task,
  isBegun,
}: {
  readonly level: number;
  readonly task: number;
  readonly isBegun: boolean;
}) {
  const { to, label, isLeftOff } = useTaskLink(level, task);
  if (!isBegun && !isLeftOff) return null;
  return (
    <Link className="site-button" to={to}>
      {label}
    </Link>
  );
}
