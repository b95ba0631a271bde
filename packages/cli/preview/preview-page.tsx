import type { Preview } from 'virtual:course-kit/preview';
import { CoursePages } from './course-pages';
import { Contents } from './contents';
import { Issues } from './issues';

/** A course with all levels open, below its issues. */
export function PreviewPage({ course, issues, folder, ...work }: Preview) {
  return (
    <>
      <Issues issues={issues} folder={folder} />
      {course && (
        <CoursePages course={course} hasGates={false} {...work}>
          <Contents course={course} />
        </CoursePages>
      )}
    </>
  );
}
