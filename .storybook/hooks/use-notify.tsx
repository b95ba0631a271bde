import { useNotify } from '@course-kit/react';

export function Example() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify({ title: 'Saved', description: 'Your settings are kept.' })}>
      Tell them
    </button>
  );
}
