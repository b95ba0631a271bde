import { SaveStatus as Status, useSaving, useSession } from 'course-kit';

/** How far a learner's work is kept: always for who is signed in, for others once something cannot be saved. */
export function SaveStatus() {
  const { status } = useSaving();
  const isSignedIn = useSession().status === 'signed-in';
  const isTroubled = status === 'waiting' || status === 'refused';
  const isShown = isSignedIn || isTroubled;
  return (
    <div className="save-status" hidden={!isShown}>
      {isShown && <Status />}
    </div>
  );
}
