import { useSaving } from '@course-kit/react';

export function Example() {
  const { status, waiting, saveAgain } = useSaving();
  return (
    <p role="status">
      {status}{' '}
      {waiting.length > 0 && (
        <button type="button" onClick={() => void saveAgain()}>
          Save {waiting.length} again
        </button>
      )}
    </p>
  );
}
