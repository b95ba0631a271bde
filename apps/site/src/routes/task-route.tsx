import { TaskPage } from 'course-kit';
import type { Level } from 'course-kit/model';
import { useLoaderData } from 'react-router';
import { Guarded } from './guarded.js';

/** A lesson. */
export function taskRoute(level: number, task: number) {
  return function TaskRoute() {
    return (
      <Guarded level={level}>
        <TaskPage className="page page-reading" level={useLoaderData<Level>()} task={task} />
      </Guarded>
    );
  };
}
