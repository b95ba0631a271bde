import { useDeferredValue } from 'react';
import { SaveStatus as Status, useSaving, useSession } from '@course-kit/react';

/** The status of saving: always shown to learners who are signed in, to others only when something cannot be saved. */
export function SaveStatus() {
  const { status } = useSaving();
  const isSignedIn = useSession().status === 'signed-in';
  const isTroubled = status === 'waiting' || status === 'refused';
  const isShown = useDeferredValue(isSignedIn || isTroubled, false);
  return (
    <div className="save-status" hidden={!isShown}>
      {isShown && <Status />}
    </div>
  );
}
