import { useCourseProgress } from '@course-kit/react';

export function Example() {
  const { percent } = useCourseProgress();
  return <progress aria-label="Course" max={100} value={percent} />;
}
