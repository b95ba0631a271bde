import type { Course, CourseOutline } from '../../model/course.js';
import { useCourse, useLevel } from '../../state/use-course.js';
import { CourseScope } from '../course-provider/course-scope.js';
import { levelOutlineOf } from '../course-provider/level-of.js';
import { useMessages } from '../course-provider/use-messages.js';
import { levelCardMessages } from './level-card.messages.js';
import { LevelCardView, type LevelCardViewProps } from './level-card.view.js';

/** Which level to show, and how. */
export interface LevelCardProps extends Omit<
  LevelCardViewProps,
  'level' | 'status' | 'completedTaskCount' | 'href' | 'messages' | 'locale'
> {
  /** Needed where there is no `CourseProvider` above. */
  readonly course?: Course | CourseOutline;
  /** The level's number, from 1. */
  readonly level: number;
  /** Where the card leads; null for no link. @default the host's link to the level */
  readonly href?: string | null;
}

/** A card that shows a level and how far its learner is (specification, section 2, landing page). */
export function LevelCard({ course, ...props }: LevelCardProps) {
  return (
    <CourseScope course={course} component="LevelCard">
      <ConnectedLevelCard {...props} />
    </CourseScope>
  );
}

function ConnectedLevelCard({ level, href, ...props }: Omit<LevelCardProps, 'course'>) {
  const { course, linkFor, locale } = useCourse();
  const { state } = useLevel(level);
  return (
    <LevelCardView
      {...props}
      level={levelOutlineOf(course, level)}
      status={state.status}
      completedTaskCount={state.completedTasks.length}
      href={href === undefined ? linkFor({ kind: 'level', level }) : href}
      messages={useMessages('levelCard', levelCardMessages)}
      locale={locale}
    />
  );
}
