import { useSession } from 'course-kit';
import { displayName } from 'course-kit/model';

export function Example() {
  const session = useSession();
  return session.status === 'signed-in' ? <p>Hello {displayName(session.learner)}</p> : <p>Hello</p>;
}
