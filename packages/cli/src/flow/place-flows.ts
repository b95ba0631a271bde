import { flowOf, type TaskFlow } from '@course-kit/flow/model';
import type { Course } from '@course-kit/react/model';

/**
 * Creates the layout of a course's flows. A flow that has not changed is not laid out again, and the layout code is
 * loaded with the first flow.
 *
 * @returns a function that lays out each flow of a course.
 */
export function createFlowPlacer(): (course: Course) => Promise<Course> {
  const placed = new Map<string, Promise<TaskFlow>>();
  const place = (flow: TaskFlow) => {
    const key = JSON.stringify(flow);
    const known = placed.get(key) ?? import('./place-flow.js').then(({ placeFlow }) => placeFlow(flow));
    placed.set(key, known);
    return known;
  };
  return async (course) => ({
    ...course,
    levels: await Promise.all(
      course.levels.map(async (level) => ({
        ...level,
        tasks: await Promise.all(
          level.tasks.map(async (task) => {
            const flow = flowOf(task);
            return flow ? { ...task, figure: await place(flow) } : task;
          }),
        ),
      })),
    ),
  });
}
