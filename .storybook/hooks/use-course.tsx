import { useCourse } from '@course-kit/react';

export function Example() {
  const { course, place, linkFor } = useCourse();
  const href = linkFor({ kind: 'level', level: 1 });
  return (
    <p>
      {href ? <a href={href}>{course.title}</a> : course.title}, kept in the {place}
    </p>
  );
}
