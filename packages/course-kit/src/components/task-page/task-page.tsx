import type { Course, CourseOutline, Level } from '../../model/course.js';
import { failuresOf } from '../../model/save-status.js';
import { useCourseContext, useCourseState, useLedger } from '../../state/course-context.js';
import { useCourse, useLevel, useSetTaskCompleted } from '../../state/use-course.js';
import { useLessonViewed } from '../../state/use-raise-event.js';
import { CourseScope } from '../course-provider/course-scope.js';
import { levelOf } from '../course-provider/level-of.js';
import { useMessages } from '../course-provider/use-messages.js';
import { flowDiagramMessages } from '../flow-diagram/flow-diagram.messages.js';
import { taskPageMessages } from './task-page.messages.js';
import { TaskPageView, type TaskPageViewProps } from './task-page.view.js';

/** Which task to show, and how. */
export interface TaskPageProps extends Omit<
  TaskPageViewProps,
  | 'level'
  | 'isCompleted'
  | 'place'
  | 'waitsIn'
  | 'links'
  | 'onSetCompleted'
  | 'messages'
  | 'flowMessages'
  | 'locale'
> {
  /** Needed where there is no `CourseProvider` above. */
  readonly course?: Course | CourseOutline;
  /** The level's number, or the level itself where the course is only an outline. */
  readonly level: number | Level;
}

/** A lesson with its mark of completion (specification, section 2, task page). */
export function TaskPage({ course, ...props }: TaskPageProps) {
  return (
    <CourseScope course={course} component="TaskPage">
      <ConnectedTaskPage {...props} />
    </CourseScope>
  );
}

function ConnectedTaskPage({ level: given, task, mediaHosts, ...props }: Omit<TaskPageProps, 'course'>) {
  const { course, place, linkFor, locale } = useCourse();
  const provided = useCourseContext().mediaHosts;
  const level = levelOf(course, given);
  const number = level.level;
  const { state } = useLevel(number);
  const setTaskCompleted = useSetTaskCompleted();
  useLessonViewed(number, task);
  const isLast = task >= level.tasks.length;
  return (
    <TaskPageView
      {...props}
      level={level}
      task={task}
      place={place}
      waitsIn={useWaitsIn(number, task)}
      isCompleted={state.completedTasks.includes(task)}
      onSetCompleted={(isCompleted) => void setTaskCompleted(number, task, isCompleted)}
      links={{
        level: linkFor({ kind: 'level', level: number }),
        previous: task > 1 ? linkFor({ kind: 'task', level: number, task: task - 1 }) : null,
        next: linkFor(
          isLast ? { kind: 'quiz', level: number } : { kind: 'task', level: number, task: task + 1 },
        ),
      }}
      mediaHosts={mediaHosts ?? provided}
      messages={useMessages('taskPage', taskPageMessages)}
      flowMessages={useMessages('flowDiagram', flowDiagramMessages)}
      locale={locale}
    />
  );
}

/** Where the task's mark waits since the last try to save failed. */
function useWaitsIn(level: number, task: number): 'browser' | 'page' | undefined {
  const isLasting = useCourseState((state) => state.isLasting);
  const isWaiting = useLedger(
    ({ pending, delivery }) =>
      failuresOf(delivery) > 0 &&
      pending.some(({ change }) => change.kind === 'task' && change.level === level && change.task === task),
  );
  if (!isWaiting) return undefined;
  return isLasting ? 'browser' : 'page';
}
