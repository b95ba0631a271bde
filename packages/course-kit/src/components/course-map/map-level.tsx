import { Check, Lock } from 'lucide';
import type { CourseFlowEdge } from '../../model/course-flow.js';
import type { TextOf } from '../../texts/message-types.js';
import type { LevelOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { useLevelColor } from '../../feature/use-level-color.js';
import { CourseText, SentenceWith } from '../../feature/course-text.js';
import type { courseMapMessages } from './course-map.messages.js';

/** A level of the map: its node with one for each task, and the edge to the next. */
export function MapLevel({
  level: outline,
  state: { status, completedTasks } = NOTHING_DONE,
  edge,
  hrefOf,
  text,
}: {
  readonly level: LevelOutline;
  readonly state: Pick<LevelState, 'status' | 'completedTasks'> | undefined;
  /** The edge to the next level. */
  readonly edge: CourseFlowEdge | undefined;
  readonly hrefOf: ((level: number) => string | null) | undefined;
  readonly text: TextOf<typeof courseMapMessages>;
}) {
  const { level, title, color, tasks } = outline;
  const name = (
    <SentenceWith
      sentence={text('level', { level, title: '{title}' })}
      parts={{ title: <CourseText of={outline}>{title}</CourseText> }}
    />
  );
  const href = status === 'locked' ? null : (hrefOf?.(level) ?? null);
  return (
    <li
      {...useLevelColor<HTMLLIElement>(color)}
      className="ck-map-level"
      data-state={status}
      data-edge={edge && (edge.isLit ? 'lit' : 'unlit')}
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
}

const NOTHING_DONE: Pick<LevelState, 'status' | 'completedTasks'> = { status: 'locked', completedTasks: [] };

const STATUS_MESSAGE = {
  locked: 'locked',
  open: 'open',
  'in-progress': 'inProgress',
  passed: 'passed',
} as const;
