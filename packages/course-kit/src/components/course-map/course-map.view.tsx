'use client';

import type { CourseOutline } from '../../model/course.js';
import { courseFlow } from '../../model/course-flow.js';
import type { LevelState } from '../../model/level-state.js';
import { classNames } from '../../primitives/class-name.js';
import { withRef } from '../../primitives/with-ref.js';
import { LanguageMarksProvider } from '../../feature/course-text.js';
import { useLanguageMarks } from '../../feature/language-marks.js';
import { useText } from '../../feature/use-text.js';
import type { CourseTextProps, ViewProps } from '../../feature/view-props.js';
import { courseMapMessages, type CourseMapMessages } from './course-map.messages.js';
import { MapLevel } from './map-level.js';

/** What the picture of a course shows. */
export interface CourseMapViewProps extends ViewProps<CourseMapMessages>, CourseTextProps {
  /** The course, for titles and colours of its levels. */
  readonly course: CourseOutline;
  /** By level, ascending. */
  readonly levels: readonly LevelState[];
  /** Where an open level begins, null for nowhere; without it the picture has no links. */
  readonly hrefOf?: ((level: number) => string | null) | undefined;
}

/**
 * The course as a flow: each level is a node with a smaller node for each task, joined by edges that light up as levels
 * are passed. The picture contains its content as text.
 */
export const CourseMapView = withRef(function CourseMapView({
  course,
  levels,
  hrefOf,
  courseLanguage,
  messages,
  locale,
  className,
  ...props
}: CourseMapViewProps) {
  const text = useText(courseMapMessages, messages, locale);
  const marks = useLanguageMarks(courseLanguage, locale);
  const { nodes, edges } = courseFlow(course.levels, (_, index) => levels[index]?.status === 'passed');
  return (
    <LanguageMarksProvider value={marks}>
      <section {...props} className={classNames('ck-root ck-course-map', className)} aria-label={text('map')}>
        <ol className="ck-map-levels">
          {nodes.map(({ level }, index) => (
            <MapLevel
              key={level.level}
              level={level}
              state={levels[index]}
              edge={edges[index]}
              hrefOf={hrefOf}
              text={text}
            />
          ))}
        </ol>
      </section>
    </LanguageMarksProvider>
  );
});
