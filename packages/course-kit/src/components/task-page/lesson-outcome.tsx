import { ArrowRight } from 'lucide';
import { useContext } from 'react';
import type { Task } from '../../model/course.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { CourseText, useMarks } from '../../feature/course-text.js';
import { TaskPageTexts } from './task-page-text.js';

/** What learners can do now that a task is done, and what comes next. */
export function LessonOutcome({
  task: { outcome },
  next,
  following,
}: {
  readonly task: Task;
  /** Where it is; null for a host that has no such page. */
  readonly next: string | null;
  /** The next task. @default the test comes next */
  readonly following: Task | undefined;
}) {
  const text = useContext(TaskPageTexts);
  const marks = useMarks();
  if (outcome === undefined && next === null) return null;
  return (
    <div className="ck-task-outcome">
      {outcome !== undefined && <p {...marks.course}>{outcome}</p>}
      {next !== null && (
        <>
          <Link className="ck-button" data-variant="primary" href={next}>
            {text(following ? 'next' : 'quiz')}
            <Icon of={ArrowRight} flips />
          </Link>
          {following && <CourseText>{following.title}</CourseText>}
        </>
      )}
    </div>
  );
}
