import { TaskPage } from 'course-kit';
import type { Level } from 'course-kit/model';

/** A lesson. */
export function taskRoute(level: Level, task: number) {
  return function TaskRoute() {
    return <TaskPage className="page page-lesson" level={level} task={task} />;
  };
}
