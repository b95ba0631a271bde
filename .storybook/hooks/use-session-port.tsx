import { useSessionPort } from '@course-kit/react';

export function Example() {
  const port = useSessionPort();
  if (!port) return <p>There are no accounts here.</p>;
  return (
    <button type="button" onClick={() => void port.signOut()}>
      Sign out
    </button>
  );
}
