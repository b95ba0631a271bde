import { TaskPage, type TaskPageProps } from '../../course-kit/src/components/task-page/task-page.js';
import { elementFigures } from '../../flow/src/element/element-figures.js';

/** A lesson with what the script for pages draws in it. */
export default function Lesson(props: TaskPageProps) {
  return <TaskPage {...props} figures={elementFigures} />;
}
