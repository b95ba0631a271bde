import type { Course, CourseOutline } from '../../model/course.js';
import { useCourse, useLevels } from '../../state/use-course.js';
import { CourseScope } from '../course-provider/course-scope.js';
import { useMessages } from '../course-provider/use-messages.js';
import { courseMapMessages } from './course-map.messages.js';
import { CourseMapView, type CourseMapViewProps } from './course-map.view.js';

/** How the picture of a course is shown. */
export interface CourseMapProps extends Omit<
  CourseMapViewProps,
  'course' | 'levels' | 'hrefOf' | 'messages' | 'locale'
> {
  /** Needed where there is no `CourseProvider` above. */
  readonly course?: Course | CourseOutline;
  /** Whether open levels are links; false beside cards that are links already. @default true */
  readonly isLinked?: boolean;
}

/** A picture of how far the learner has come: levels and tasks as nodes along one way (decisions 13). */
export function CourseMap({ course, ...props }: CourseMapProps) {
  return (
    <CourseScope course={course} component="CourseMap">
      <ConnectedCourseMap {...props} />
    </CourseScope>
  );
}

function ConnectedCourseMap({ isLinked = true, ...props }: Omit<CourseMapProps, 'course'>) {
  const { course, linkFor, locale } = useCourse();
  return (
    <CourseMapView
      {...props}
      course={course}
      levels={useLevels().levels}
      hrefOf={isLinked ? (level) => linkFor({ kind: 'level', level }) : undefined}
      messages={useMessages('courseMap', courseMapMessages)}
      locale={locale}
    />
  );
}
