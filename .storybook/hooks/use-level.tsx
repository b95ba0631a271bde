import { useLevel } from '@course-kit/react';

export function Example() {
  const { state } = useLevel(2);
  return <p>{state.completedTasks.length} tasks of level 2 are done</p>;
}
