import type { Preview } from 'virtual:course-kit/preview';
import { CoursePages } from '../starter/src/course-pages';
import { Contents } from './contents';
import { Faults } from './faults';

/** A course with all levels open, below what is wrong with it. */
export function PreviewPage({ course, faults, folder }: Preview) {
  return (
    <>
      <Faults faults={faults} folder={folder} />
      {course && (
        <CoursePages course={course} hasGates={false}>
          <Contents course={course} />
        </CoursePages>
      )}
    </>
  );
}
