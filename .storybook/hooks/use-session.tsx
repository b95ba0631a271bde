import { useSession } from '@course-kit/react';
import { displayName } from '@course-kit/react/model';

export function Example() {
  const session = useSession();
  return session.status === 'signed-in' ? <p>Hello {displayName(session.learner)}</p> : <p>Hello</p>;
}
