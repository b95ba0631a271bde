import { useSetTaskCompleted } from '@course-kit/react';

export function Example() {
  const setTaskCompleted = useSetTaskCompleted();
  return (
    <button type="button" onClick={() => void setTaskCompleted(2, 2, true)}>
      I have waited
    </button>
  );
}
