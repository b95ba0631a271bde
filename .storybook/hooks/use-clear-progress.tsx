import { useClearProgress } from '@course-kit/react';

export function Example() {
  const clearProgress = useClearProgress();
  if (!clearProgress) return <p>This storage cannot delete.</p>;
  return (
    <button type="button" onClick={() => void clearProgress()}>
      Delete my progress, without a question
    </button>
  );
}
