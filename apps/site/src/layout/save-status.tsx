import { useSaveStatus, useSession } from 'course-kit';
import { Check, CloudOff, RefreshCw } from 'lucide';
import { Icon } from './icon.js';

const TEXT = {
  saved: 'Saved to your account',
  saving: 'Saving…',
  offline: 'Not reachable. Kept in this browser, saved later.',
} as const;

const PICTURE = { saved: Check, saving: RefreshCw, offline: CloudOff } as const;

/** How far a signed-in learner's work is kept. */
export function SaveStatus() {
  const status = useSaveStatus();
  const isSignedIn = useSession().status === 'signed-in';
  const Picture = PICTURE[status];
  return (
    <p className="save-status" role="status" data-status={status} hidden={!isSignedIn}>
      {isSignedIn && (
        <>
          <Icon of={Picture} /> {TEXT[status]}
        </>
      )}
    </p>
  );
}
