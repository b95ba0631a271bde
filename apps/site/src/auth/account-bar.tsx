import type { Learner } from 'course-kit/model';

/** Who is signed in, and the way out. */
export function AccountBar({
  learner,
  isSigningOut,
  onSignOut,
}: {
  readonly learner: Learner | undefined;
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}) {
  const name = learner && (learner.fullName?.trim() || learner.email);
  return (
    <div className="account">
      <p>
        {name ? (
          <>
            Signed in as <strong>{name}</strong>
          </>
        ) : (
          'Signed in'
        )}
      </p>
      <button type="button" className="site-button" aria-disabled={isSigningOut} onClick={onSignOut}>
        {isSigningOut ? 'Please wait...' : 'Sign out'}
      </button>
    </div>
  );
}
