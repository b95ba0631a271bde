'use client';

import { useCourse, useLevels } from '../../state/use-course.js';
import { connected } from '../../feature/connected.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { ConnectedProps } from '../../feature/view-props.js';
import { CourseMapView } from './course-map.view.js';

/** How the picture of a course is shown. */
export interface CourseMapProps extends ConnectedProps {
  /** Whether open levels are links; false beside cards that are links already. @default true */
  readonly isLinked?: boolean;
}

/** A picture of the learner's progress: levels and tasks as nodes along a path. */
export const CourseMap = connected(
  'CourseMap',
  function CourseMap({ isLinked = true, ...props }: CourseMapProps) {
    const { course, linkFor } = useCourse();
    return (
      <CourseMapView
        {...props}
        {...useFeatureTexts('courseMap')}
        courseLanguage={course.language}
        course={course}
        levels={useLevels().levels}
        hrefOf={isLinked ? (level) => linkFor({ kind: 'level', level }) : undefined}
      />
    );
  },
);
