import { useNotify } from 'course-kit';

export function Example() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('password-changed')}>
      Tell them
    </button>
  );
}
