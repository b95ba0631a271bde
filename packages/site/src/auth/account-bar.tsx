import type { Learner } from '@course-kit/react/model';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { authMessages } from './auth.messages.js';

/** Shows who is signed in, with a button to sign out. */
export function AccountBar({
  learner,
  isSigningOut,
  onSignOut,
}: {
  readonly learner: Learner | undefined;
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}) {
  const text = useTexts('auth', authMessages);
  const name = learner && (learner.fullName?.trim() || learner.email);
  return (
    <div className="account">
      <p>
        {name ? (
          <TextAround text={text('signedInAs', { name: ELEMENT })}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
          </TextAround>
        ) : (
          text('signedIn')
        )}
      </p>
      <button type="button" className="site-button" aria-disabled={isSigningOut} onClick={onSignOut}>
        {text(isSigningOut ? 'busy' : 'signOut')}
      </button>
    </div>
  );
}
