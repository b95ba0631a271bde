import type { Course, CourseOutline } from '../../model/course.js';
import { useCourse, useLevel } from '../../state/use-course.js';
import { CourseScope } from '../course-provider/course-scope.js';
import { levelOutlineOf } from '../course-provider/level-of.js';
import { useMessages } from '../course-provider/use-messages.js';
import { levelPageMessages } from './level-page.messages.js';
import { LevelPageView, type LevelPageViewProps } from './level-page.view.js';

/** Which level to show, and how. */
export interface LevelPageProps extends Omit<
  LevelPageViewProps,
  'level' | 'state' | 'passMark' | 'links' | 'messages' | 'locale'
> {
  /** Needed where there is no `CourseProvider` above. */
  readonly course?: Course | CourseOutline;
  /** The level's number, from 1. */
  readonly level: number;
}

/** A level's overview with its tasks and its test (specification, section 2, level page). */
export function LevelPage({ course, ...props }: LevelPageProps) {
  return (
    <CourseScope course={course} component="LevelPage">
      <ConnectedLevelPage {...props} />
    </CourseScope>
  );
}

function ConnectedLevelPage({ level, ...props }: Omit<LevelPageProps, 'course'>) {
  const { course, linkFor, locale } = useCourse();
  const { state } = useLevel(level);
  const hasNext = level < course.levels.length;
  return (
    <LevelPageView
      {...props}
      level={levelOutlineOf(course, level)}
      state={state}
      passMark={course.passMark}
      links={{
        task: (task) => linkFor({ kind: 'task', level, task }),
        quiz: linkFor({ kind: 'quiz', level }),
        home: linkFor({ kind: 'home' }),
        next: hasNext ? linkFor({ kind: 'level', level: level + 1 }) : null,
      }}
      messages={useMessages('levelPage', levelPageMessages)}
      locale={locale}
    />
  );
}
