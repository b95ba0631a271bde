import { defineLevel, type Task } from '@course-kit/react/model';
import { flowMaker } from '../model/define-flow.js';
import { mapMaker } from '../interface-map/model/interface-plan.js';

/**
 * The lesson of a course that was defined without flows and maps, looked over and with a place for everything that they
 * draw.
 *
 * @throws CourseContentError naming every issue by its path, such as `tasks[0].figure.connections[1]`.
 */
export function makeTask(task: Task): Task {
  const level = { title: task.title, tasks: [task], questions: [] };
  return { ...task, ...defineLevel(1, level, [flowMaker, mapMaker]).tasks[0], id: task.id };
}
