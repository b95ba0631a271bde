import { Check, Lock } from 'lucide';
import type { CSSProperties } from 'react';
import type { CourseOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { classNames } from '../../primitives/class-name.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { withRef } from '../../primitives/with-ref.js';
import { useText } from '../view/use-text.js';
import type { ViewProps } from '../view/view-props.js';
import { courseMapMessages, type CourseMapMessages } from './course-map.messages.js';

/** What the picture of a course shows. */
export interface CourseMapViewProps extends ViewProps<CourseMapMessages> {
  /** The course, for titles and colours of its levels. */
  readonly course: CourseOutline;
  /** By level, ascending. */
  readonly levels: readonly LevelState[];
  /** Where an open level begins, null for nowhere; without it the picture has no links. */
  readonly hrefOf?: ((level: number) => string | null) | undefined;
}

/**
 * The course as the flow it is: each level a node with a smaller node for each task, joined by edges that light
 * up as levels are passed. What the picture shows stands in it as text.
 */
export const CourseMapView = withRef(function CourseMapView({
  course,
  levels,
  hrefOf,
  messages,
  locale,
  className,
  ...props
}: CourseMapViewProps) {
  const text = useText(courseMapMessages, messages, locale);
  return (
    <section {...props} className={classNames('ck-root ck-course-map', className)} aria-label={text('map')}>
      <ol className="ck-map-levels">
        {course.levels.map(({ level, title, color, tasks }, index) => {
          const { status = 'locked', completedTasks = [] } = levels[index] ?? {};
          const name = text('level', { level, title });
          const href = status === 'locked' ? null : (hrefOf?.(level) ?? null);
          return (
            <li
              key={level}
              className="ck-map-level"
              data-state={status}
              style={{ '--ck-level-color': color } as CSSProperties}
            >
              <span className="ck-map-node" aria-hidden="true">
                {status === 'passed' ? <Icon of={Check} /> : status === 'locked' ? <Icon of={Lock} /> : level}
              </span>
              <span className="ck-map-tasks" aria-hidden="true">
                {tasks.map(({ id }, task) => (
                  <span key={id} data-completed={completedTasks.includes(task + 1) || undefined} />
                ))}
              </span>
              <span className="ck-map-title">{href === null ? name : <Link href={href}>{name}</Link>}</span>
              <span className="ck-map-detail">
                {text('detail', {
                  status: text(STATUS_MESSAGE[status]),
                  tasks: text('tasksDone', { done: completedTasks.length, count: tasks.length }),
                })}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
});

const STATUS_MESSAGE = {
  locked: 'locked',
  open: 'open',
  'in-progress': 'inProgress',
  passed: 'passed',
} as const;
