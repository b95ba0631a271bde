import { useSaving } from '@course-kit/react';

export function Example() {
  const { status, waitingCount, saveAgain } = useSaving();
  return (
    <p role="status">
      {status}{' '}
      {waitingCount > 0 && (
        <button type="button" onClick={() => void saveAgain()}>
          Save {waitingCount} again
        </button>
      )}
    </p>
  );
}
